extension Filter: CustomStringConvertible {
  /// The filter in Algolia's syntax: names and strings quoted, numbers and booleans bare.
  public var description: String {
    let core =
      switch condition {
      case .facet(let attribute, let value): "\(quoted(attribute)):\(value)"
      case .comparison(let attribute, let comparison, let number):
        "\(quoted(attribute)) \(comparison.rawValue) \(number)"
      case .range(let attribute, let lower, let upper): "\(quoted(attribute)):\(lower) TO \(upper)"
      case .tag(let tag): "\(quoted("_tags")):\(quoted(tag))"
      }
    return (isNegated ? "NOT " : "") + core + (score.map { "<score=\($0)>" } ?? "")
  }
}

extension FacetValue: CustomStringConvertible {
  /// The value as a filter writes it: strings in quotes, numbers and booleans bare.
  public var description: String {
    if case .string(let text) = self { quoted(text) } else { text }
  }
}

extension FilterGroup {
  /// The group in Algolia's syntax, `( a OR b )`, filters sorted by their text and without duplicates; nil without
  /// filters.
  public var text: String? {
    var seen: ExactSet = []
    let texts = effectiveFilters.map(\.description).sorted(by: utf8Precedes).filter { seen.insert($0).inserted }
    guard !texts.isEmpty else { return nil }
    return "( " + texts.joined(separator: kind == .or ? " OR " : " AND ") + " )"
  }

  /// The groups' text joined by `AND`, sorted by name, at equal names `or` groups (by the kind of their filters), `and`
  /// groups, hierarchical groups; nil when there is no filter at all.
  public static func text(of groups: [FilterGroup]) -> String? {
    let texts = groups.enumerated().sorted { left, right in
      if left.element.id.precedes(right.element.id) { return true }
      return !right.element.id.precedes(left.element.id) && left.offset < right.offset
    }
    .compactMap(\.element.text)
    return texts.isEmpty ? nil : texts.joined(separator: " AND ")
  }
}

/// A name or value in double quotes, `"` and `\` escaped.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}
