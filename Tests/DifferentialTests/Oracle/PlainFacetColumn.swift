import SearchModel

/// The values of an attribute that is declared for faceting, by record.
struct PlainFacetColumn: Sendable {
  /// A distinct value.
  struct Value: Sendable {
    /// The value as stored.
    let text: String
    /// The value as filters compare it.
    let folded: String
    /// The value as a number, nil for texts.
    let number: JSON?
  }

  private(set) var values: [Value] = []
  /// The numbers of each record's values, each once.
  private(set) var rows: [[Int]] = []

  init(_ attribute: String, records: [Record]) {
    let path = FieldPath(attribute)
    // Texts are one value when Unicode takes them for equal.
    var (texts, numbers): ([String: Int], [JSON: Int]) = ([:], [:])
    for record in records {
      var row: [Int] = []
      for value in record.plainValues(at: path) {
        guard let text = value.scalarText else { continue }
        let number = (value.stringValue == nil ? numbers[value] : texts[text]) ?? values.count
        if number == values.count {
          if value.stringValue == nil { numbers[value] = number } else { texts[text] = number }
          values.append(
            Value(text: text, folded: Self.folded(text), number: value.doubleValue == nil ? nil : value))
        }
        if !row.contains(number) { row.append(number) }
      }
      rows.append(row)
    }
  }

  /// The texts of all values in the order in which records have them.
  ///
  /// - Parameter order: the records by number.
  func texts(in order: [Int]) -> [String] {
    var seen: Set<Int> = []
    return order.flatMap { rows[$0] }.filter { seen.insert($0).inserted }.map { values[$0].text }
  }

  /// A text without regard to case, and to which small sigma a Greek word ends in.
  static func folded(_ text: String) -> String { text.lowercased().replacing("ς", with: "σ") }
}
