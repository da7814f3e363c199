/// What is wrong with one entry of a list of filters.
struct FilterEntryError: Error {
  let message: String
}

/// One entry of a list of filters (`genre:-Drama`, `price < 10`), read by Unicode scalars so that a sign is found even
/// in front of a combining character.
struct FilterEntry {
  typealias Scalars = Substring.UnicodeScalarView

  private let text: Scalars

  init(_ text: String) {
    self.text = text[...].unicodeScalars
  }

  func filter(of kind: FilterListKind) throws(FilterEntryError) -> Filter {
    let (written, score) = try Self.scoreSplit(text)
    let core = Self.trimmed(written)
    guard !core.isEmpty else { throw FilterEntryError(message: "an entry is empty") }
    var filter: Filter
    switch kind {
    case .facet: filter = try Self.facetFilter(written[core.startIndex...])
    case .numeric: filter = try Self.numericFilter(core)
    case .tag:
      let (tag, isNegated) = Self.negation(of: core)
      filter = Filter(.tag(String(tag)), isNegated: isNegated)
    }
    filter.score = score
    return filter
  }

  /// An entry and the `<score=N>` at its end, before which spaces do not count.
  private static func scoreSplit(_ text: Scalars) throws(FilterEntryError) -> (text: Scalars, score: Int?) {
    let scored = trimmed(text)
    guard scored.last == ">", let mark = scored.ranges(of: Array("<score=".unicodeScalars)).last else {
      return (text, nil)
    }
    guard let score = Int(String(scored[mark.upperBound...].dropLast())), (0...65_535).contains(score) else {
      throw FilterEntryError(message: "'\(String(scored))': a score is a whole number between 0 and 65535")
    }
    return (trimmed(scored[..<mark.lowerBound]), score)
  }

  /// `attribute:value`; a hyphen before the value negates, a backslash makes the hyphen part of the value. The value is
  /// all that follows, its spaces too, since clients send back what facets list: `brand:Acme ` and `brand:Acme` are two
  /// values, and nothing at all is the empty one.
  private static func facetFilter(_ text: Scalars) throws(FilterEntryError) -> Filter {
    let (attribute, rest) = attribute(of: text) { $0 == ":" }
    guard let attribute, rest.first == ":" else {
      throw FilterEntryError(message: "'\(String(text))' is not attribute:value")
    }
    let written = rest.dropFirst()
    let (quotes, isQuoteNegated) = negation(of: trimmed(written))
    if let quote = quoted(quotes), quote.rest.isEmpty {
      return Filter(attribute: attribute, stringValue: quote.text, isNegated: isQuoteNegated)
    }
    let (value, isNegated) = negation(of: written)
    if attribute == "_tags" { return Filter(tag: String(value), isNegated: isNegated) }
    return Filter(.facet(attribute: attribute, value: FacetValue(bareword: String(value))), isNegated: isNegated)
  }

  private static func negation(of value: Scalars) -> (value: Scalars, isNegated: Bool) {
    if value.starts(with: "\\-".unicodeScalars) { return (value.dropFirst(), false) }
    return value.first == "-" && value.count > 1 ? (value.dropFirst(), true) : (value, false)
  }

  /// `attribute OP number`, `attribute:number` or `attribute:number TO number`, the word also in small letters.
  private static func numericFilter(_ text: Scalars) throws(FilterEntryError) -> Filter {
    let isNegated = text.starts(with: "NOT ".unicodeScalars)
    let (attribute, rest) = attribute(of: isNegated ? trimmed(text.dropFirst(4)) : text) {
      "<>=!:".unicodeScalars.contains($0)
    }
    guard let attribute, !rest.isEmpty else {
      throw FilterEntryError(message: "'\(String(text))' is not an attribute, a comparison and a number")
    }
    if rest.first == ":" {
      let bounds = rest.dropFirst().split { $0.properties.isWhitespace }.map { String($0) }
      if bounds.count == 1, let number = PlainNumber(bounds[0]) {
        return Filter(attribute: attribute, operator: .equal, value: number, isNegated: isNegated)
      }
      guard bounds.count == 3, ["TO", "to"].contains(bounds[1]), let lower = PlainNumber(bounds[0]),
        let upper = PlainNumber(bounds[2])
      else { throw FilterEntryError(message: "'\(String(text))': expected number TO number after the colon") }
      return Filter(.range(attribute: attribute, lower: lower, upper: upper), isNegated: isNegated)
    }
    let comparisons: [NumericOperator] = [.lessOrEqual, .greaterOrEqual, .notEqual, .less, .greater, .equal]
    guard let comparison = comparisons.first(where: { rest.starts(with: $0.rawValue.unicodeScalars) }),
      let number = PlainNumber(String(trimmed(rest.dropFirst(comparison.rawValue.unicodeScalars.count))))
    else { throw FilterEntryError(message: "'\(String(text))': expected a number after the comparison") }
    return Filter(attribute: attribute, operator: comparison, value: number, isNegated: isNegated)
  }

  /// The attribute, in quotes or as it stands before the first sign, and what follows it; nil without an attribute.
  private static func attribute(
    of text: Scalars, before isSign: (Unicode.Scalar) -> Bool
  ) -> (attribute: String?, rest: Scalars) {
    if let quote = quoted(text) {
      let rest = trimmed(quote.rest)
      if let first = rest.first, isSign(first) { return (quote.text, rest) }
    }
    guard let sign = text.firstIndex(where: isSign), sign != text.startIndex else { return (nil, text) }
    return (String(trimmed(text[..<sign])), text[sign...])
  }

  /// The text in the double quotes that `text` begins with, and what follows them. nil without both quotes: a quote is
  /// then a character like any other.
  private static func quoted(_ text: Scalars) -> (text: String, rest: Scalars)? {
    guard text.first == "\"" else { return nil }
    var content = ""
    var rest = text.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return (content, rest) }
      let isEscape = scalar == "\\" && (rest.first == "\"" || rest.first == "\\")
      content.unicodeScalars.append(isEscape ? rest.removeFirst() : scalar)
    }
    return nil
  }

  /// The text without spaces at its ends.
  static func trimmed(_ text: Scalars) -> Scalars {
    let start = text.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
    let end = text[start...].lastIndex { !$0.properties.isWhitespace }.map { text.index(after: $0) } ?? start
    return text[start..<end]
  }
}

extension Filter {
  /// The filter as an entry of a list: `attribute:value`, `attribute:-value`, `attribute < 10`, `attribute:1 TO 10`,
  /// each perhaps with `<score=N>`. Negated numeric filters have no such form.
  ///
  /// A text with a space or a colon stands in quotes, and so do the empty text and one that would be read differently
  /// without them.
  public var listEntry: String {
    let kind: FilterListKind = kind == .numeric ? .numeric : .facet
    let entries = listCores.map { $0 + (score.map { "<score=\($0)>" } ?? "") }
    let text = description
    let isRead = { (entry: String) in
      (try? FilterEntry(entry).filter(of: kind))?.description.utf8.elementsEqual(text.utf8) == true
    }
    return entries.first(where: isRead) ?? entries[entries.count - 1]
  }

  /// The entries without score that could stand for the filter, from the one with the fewest quotes.
  private var listCores: [String] {
    let attributes = [attribute, quoted(attribute)]
    switch condition {
    case .comparison(_, let comparison, let number): return attributes.map { "\($0) \(comparison.rawValue) \(number)" }
    case .range(_, let lower, let upper): return attributes.map { "\($0):\(lower) TO \(upper)" }
    case .facet(_, let value): return attributes.flatMap { attribute in listValues(value).map { "\(attribute):\($0)" } }
    case .tag(let tag): return listValues(.string(tag)).map { "\(attribute):\($0)" }
    }
  }

  private func listValues(_ value: FacetValue) -> [String] {
    let sign = isNegated ? "-" : ""
    let startsWithHyphen = value.text.unicodeScalars.first == "-"
    let bare = (startsWithHyphen && !isNegated ? "\\" : sign) + value.text
    guard case .string(let text) = value else { return [bare] }
    let isPlain = !text.isEmpty && !text.unicodeScalars.contains { $0 == " " || $0 == ":" }
    return (isPlain ? [bare] : []) + [sign + quoted(text)]
  }
}
