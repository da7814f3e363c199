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
  /// The group in Algolia's syntax, `( a OR b )`, filters sorted by their text and without duplicates; nil without filters.
  public var text: String? {
    let texts = Set(effectiveFilters.map(\.description)).sorted(by: utf8Precedes)
    guard !texts.isEmpty else { return nil }
    return "( " + texts.joined(separator: kind == .or ? " OR " : " AND ") + " )"
  }

  /// The rank of the kind among groups of one name.
  private var kindRank: Int {
    switch kind {
    case .or: 0
    case .and: 1
    case .hierarchical: 2
    }
  }

  /// The groups' text, sorted by name and kind and joined by `AND`; nil when there is no filter at all.
  public static func text(of groups: [FilterGroup]) -> String? {
    let texts = groups.enumerated().sorted { left, right in
      if utf8Precedes(left.element.name, right.element.name) { return true }
      if utf8Precedes(right.element.name, left.element.name) { return false }
      if left.element.kindRank != right.element.kindRank { return left.element.kindRank < right.element.kindRank }
      return left.offset < right.offset
    }
    .compactMap(\.element.text)
    return texts.isEmpty ? nil : texts.joined(separator: " AND ")
  }
}

/// A name or value in double quotes, `"` and `\` escaped.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}

/// Whether a text comes before another by its UTF-8 bytes, an order that no locale and no Unicode version changes.
public func utf8Precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
