import SearchModel

@testable import IndexSettings

/// The places of all records in the order of an attribute, as `asc(attribute)` and `desc(attribute)` compare them.
struct PlainSortOrder: Sendable {
  /// The place of records without the attribute: after all others in both directions.
  static let missing = Int.max

  /// The place of each record; records with equal values share one.
  let places: [Int]

  init(_ order: AttributeOrder, records: [Record]) {
    let path = FieldPath(order.attribute)
    let keys = records.map { Key($0.plainValues(at: path).first) }
    let sorted = keys.indices.filter { keys[$0] != nil }.sorted { left, right in
      guard let first = keys[left], let second = keys[right] else { return false }
      return order.isDescending ? second < first : first < second
    }
    var places = records.map { _ in Self.missing }
    for (offset, record) in sorted.enumerated() {
      let isTied = offset > 0 && keys[sorted[offset - 1]] == keys[record]
      places[record] = isTied ? places[sorted[offset - 1]] : offset
    }
    self.places = places
  }

  /// A value that records are sorted by: numbers by size, whole ones exactly up to 2^64, before texts by the bytes of
  /// their first fifty characters once they are normalised; booleans are their words.
  private enum Key: Comparable {
    case number(Double)
    case whole(Int128)
    case text(String)

    init?(_ value: JSON?) {
      if case .integer(let number)? = value {
        self = .whole(Int128(number))
      } else if case .literal(let digits)? = value, let number = UInt64(digits) {
        self = .whole(Int128(number))
      } else if let number = value?.doubleValue {
        self = Int128(exactly: number).map(Key.whole) ?? .number(number)
      } else if let text = value?.scalarText {
        let normalized = Normalizer().normalized(text)
        self = .text(String(String.UnicodeScalarView(normalized.unicodeScalars.prefix(50))))
      } else {
        return nil
      }
    }

    static func < (left: Key, right: Key) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)): left < right
      case (.whole(let left), .whole(let right)): left < right
      // What is not whole is far below the first whole number that is no double.
      case (.number(let left), .whole(let right)): left < Double(right)
      case (.whole(let left), .number(let right)): Double(left) < right
      case (.text(let left), .text(let right)): utf8Precedes(left, right)
      case (.number, .text), (.whole, .text): true
      case (.text, .number), (.text, .whole): false
      }
    }
  }
}
