/// The parameters that write filters as lists instead of one text.
public enum FilterListKind: Sendable, Hashable {
  /// `facetFilters` and `optionalFilters`: `attribute:value`, `attribute:-value`.
  case facet
  /// `numericFilters`: `price < 10`, `price:1 TO 9`.
  case numeric
  /// `tagFilters`: `tag`, `-tag`.
  case tag
}

/// What is wrong with a list of filters, and with which entry.
public struct FilterListError: Error, Sendable, Hashable {
  /// The entry of the outer list, from 0; nil when the whole value is one text.
  public let element: Int?
  /// What was found or expected, in words.
  public let message: String

  /// A description of a fault.
  public init(element: Int?, message: String) {
    self.element = element
    self.message = message
  }
}

extension FilterExpression {
  /// Reads a list of filters: entries must all hold, of an inner list one must.
  ///
  /// One text stands for a list: commas separate its entries, parentheses enclose those of which one must hold
  /// (`a:1,(b:2,b:3)`). Source of the forms: Algolia's `facetFilters`, `numericFilters`, `tagFilters`, `optionalFilters`.
  /// - Throws: ``FilterListError`` with the offending entry.
  public init(list: JSON, of kind: FilterListKind) throws(FilterListError) {
    switch list {
    case .string(let text):
      do throws(FilterEntryError) {
        clauses = []
        for texts in try Self.split(text) { clauses.append(try Self.clause(of: texts, kind)) }
      } catch {
        throw FilterListError(element: nil, message: error.message)
      }
    case .array(let entries):
      clauses = []
      for (element, entry) in entries.enumerated() {
        guard let texts = Self.texts(in: entry, depth: 0) else {
          throw FilterListError(
            element: element, message: "expected a text or a list of texts, found \(entry.typeName)")
        }
        guard !texts.isEmpty else { continue }
        do throws(FilterEntryError) {
          clauses.append(try Self.clause(of: texts, kind))
        } catch {
          throw FilterListError(element: element, message: error.message)
        }
      }
    default:
      throw FilterListError(element: nil, message: "expected a text or a list, found \(list.typeName)")
    }
  }

  /// The texts of an entry; deeper lists count as part of the inner one.
  private static func texts(in entry: JSON, depth: Int) -> [String]? {
    switch entry {
    case .string(let text): return [text]
    case .array(let entries) where depth < 8:
      var all: [String] = []
      for entry in entries {
        guard let texts = texts(in: entry, depth: depth + 1) else { return nil }
        all += texts
      }
      return all
    default: return nil
    }
  }

  /// Cuts the one-text form at the commas outside parentheses, and inside them into alternatives.
  private static func split(_ text: String) throws(FilterEntryError) -> [[String]] {
    var groups: [[String]] = []
    var group: [String]?
    var entry = ""
    func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
    for character in text {
      switch character {
      case "(" where group == nil && isBlank(entry):
        group = []
        entry = ""
      case ")":
        guard var alternatives = group else {
          entry.append(character)
          continue
        }
        if !isBlank(entry) { alternatives.append(entry) }
        groups.append(alternatives)
        group = nil
        entry = ""
      case ",":
        if !isBlank(entry) {
          if group == nil { groups.append([entry]) } else { group?.append(entry) }
        }
        entry = ""
      default: entry.append(character)
      }
    }
    guard group == nil else { throw FilterEntryError(message: "the parenthesis is never closed") }
    if !isBlank(entry) { groups.append([entry]) }
    return groups.filter { !$0.isEmpty }
  }

  private static func clause(of texts: [String], _ kind: FilterListKind) throws(FilterEntryError) -> Clause {
    var filters: [Filter] = []
    for text in texts { filters.append(try filter(text, kind)) }
    return Clause(isDisjunction: filters.count > 1, filters: filters)
  }
}

/// What is wrong with one entry of a list of filters.
private struct FilterEntryError: Error {
  let message: String
}

extension FilterExpression {
  private static func filter(_ entry: String, _ kind: FilterListKind) throws(FilterEntryError) -> Filter {
    let (text, score) = try scoreSplit(entry)
    guard !text.isEmpty else { throw FilterEntryError(message: "an entry is empty") }
    var filter: Filter
    switch kind {
    case .facet: filter = try facetFilter(text)
    case .numeric: filter = try numericFilter(text)
    case .tag:
      let (tag, isNegated) = negation(of: text)
      filter = Filter(.tag(String(tag)), isNegated: isNegated)
    }
    filter.score = score
    return filter
  }

  /// An entry without white space at its ends, its `<score=N>` taken off.
  private static func scoreSplit(_ entry: String) throws(FilterEntryError) -> (text: Substring, score: Int?) {
    let text = trimmed(entry[...])
    guard text.hasSuffix(">"), let mark = text.range(ofFirst: "<score=") else { return (text, nil) }
    guard let score = Int(text[mark.upperBound...].dropLast()), (0...65_535).contains(score) else {
      throw FilterEntryError(message: "'\(entry)': a score is a whole number between 0 and 65535")
    }
    return (trimmed(text[..<mark.lowerBound]), score)
  }

  /// `attribute:value`; a hyphen before the value negates, a backslash makes the hyphen part of the value.
  private static func facetFilter(_ text: Substring) throws(FilterEntryError) -> Filter {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
      throw FilterEntryError(message: "'\(text)' is not attribute:value")
    }
    let attribute = String(trimmed(text[..<colon]))
    let (value, isNegated) = negation(of: trimmed(text[text.index(after: colon)...]))
    guard !value.isEmpty else { throw FilterEntryError(message: "'\(text)' has no value after the colon") }
    if attribute == "_tags" { return Filter(.tag(String(value)), isNegated: isNegated) }
    return Filter(.facet(attribute: attribute, value: FacetValue(bareword: String(value))), isNegated: isNegated)
  }

  private static func negation(of value: Substring) -> (value: Substring, isNegated: Bool) {
    if value.hasPrefix("\\-") { return (value.dropFirst(), false) }
    return value.hasPrefix("-") && value.count > 1 ? (value.dropFirst(), true) : (value, false)
  }

  /// `attribute OP number`, `attribute:number` or `attribute:number TO number`.
  private static func numericFilter(_ text: Substring) throws(FilterEntryError) -> Filter {
    let isNegated = text.hasPrefix("NOT ")
    let core = isNegated ? trimmed(text.dropFirst(4)) : text
    guard let sign = core.firstIndex(where: { "<>=!:".contains($0) }), sign != core.startIndex else {
      throw FilterEntryError(message: "'\(text)' is not an attribute, a comparison and a number")
    }
    let attribute = String(trimmed(core[..<sign]))
    let rest = core[sign...]
    if rest.hasPrefix(":") {
      let bounds = trimmed(rest.dropFirst()).split(separator: " ", omittingEmptySubsequences: true)
      if bounds.count == 1, let number = PlainNumber(bounds[0]) {
        return Filter(.comparison(attribute: attribute, operator: .equal, number: number), isNegated: isNegated)
      }
      guard bounds.count == 3, bounds[1] == "TO", let lower = PlainNumber(bounds[0]), let upper = PlainNumber(bounds[2])
      else { throw FilterEntryError(message: "'\(text)': expected number TO number after the colon") }
      return Filter(.range(attribute: attribute, lower: lower, upper: upper), isNegated: isNegated)
    }
    let comparisons: [NumericOperator] = [.lessOrEqual, .greaterOrEqual, .notEqual, .less, .greater, .equal]
    guard let comparison = comparisons.first(where: { rest.hasPrefix($0.rawValue) }),
      let number = PlainNumber(trimmed(rest.dropFirst(comparison.rawValue.count)))
    else { throw FilterEntryError(message: "'\(text)': expected a number after the comparison") }
    return Filter(.comparison(attribute: attribute, operator: comparison, number: number), isNegated: isNegated)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text[start...].lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    return text[start..<end]
  }
}
