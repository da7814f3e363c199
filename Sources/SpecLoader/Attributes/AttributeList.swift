import SearchModel

/// The attributes that an entry of a parameter names, which may stand in modifiers: `unordered(title)`, `desc(price)`,
/// `text:20`, `-secret`.
enum AttributeList {
  /// The parameters whose entries name attributes.
  private static let parameters: Set<String> = [
    "searchableAttributes", "attributesForFaceting", "unretrievableAttributes", "attributesToRetrieve",
    "attributesToHighlight", "attributesToSnippet", "customRanking", "ranking", "numericAttributesForFiltering",
    "attributeForDistinct", "disableTypoToleranceOnAttributes", "disablePrefixOnAttributes", "disableExactOnAttributes",
    "camelCaseAttributes", "restrictSearchableAttributes", "facets",
  ]

  /// The parameters by which only records with a place are found.
  private static let placeParameters: Set<String> = ["aroundLatLng", "insideBoundingBox", "insidePolygon"]

  /// The attributes that a parameter's value needs records to have, by the entry that names them, and what their values
  /// must be.
  static func demands(
    of value: JSON, for parameter: String
  ) -> [(element: Int?, attribute: String, demand: AttributeUse.Demand)] {
    if placeParameters.contains(parameter) {
      return value == "" || value == [] || value == .null ? [] : [(nil, "_geoloc", .places)]
    }
    let demand: AttributeUse.Demand =
      switch parameter {
      case "numericAttributesForFiltering": .numbers
      case "customRanking", "ranking": .order
      default: .anything
      }
    return attributes(in: value, of: parameter).map { ($0.element, $0.attribute, demand) }
  }

  /// The attributes of each entry of a parameter's value, by the entry; empty for parameters that name none.
  private static func attributes(in value: JSON, of parameter: String) -> [(element: Int?, attribute: String)] {
    guard parameters.contains(parameter), let entries = value.stringListValue else { return [] }
    let isList = value.arrayValue != nil
    return entries.enumerated().flatMap { element, entry in
      attributes(in: entry, of: parameter).map { (isList ? element : nil, $0) }
    }
  }

  private static func attributes(in entry: String, of parameter: String) -> [String] {
    let (modifier, inner) = unwrapped(entry)
    switch parameter {
    // The criteria that are no attributes have no parentheses.
    case "ranking": return modifier == "asc" || modifier == "desc" ? [inner] : []
    case "searchableAttributes": return inner.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
    case "attributesToSnippet": return names(String(inner.split(separator: ":").first ?? ""))
    case "attributesToRetrieve": return names(inner.hasPrefix("-") ? String(inner.dropFirst()) : inner)
    default: return names(inner)
    }
  }

  /// A name; none for `*`, which stands for all, alone or at the end of a beginning.
  private static func names(_ text: String) -> [String] {
    let name = trimmed(text)
    return name.isEmpty || name.hasSuffix("*") ? [] : [name]
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }

  /// The word before parentheses that end an entry, and what is in them; the whole entry without any.
  private static func unwrapped(_ entry: String) -> (modifier: String?, inner: String) {
    let entry = trimmed(entry)
    guard entry.hasSuffix(")"), let open = entry.firstIndex(of: "(") else { return (nil, entry) }
    let modifier = String(entry[..<open])
    guard modifier.utf8.allSatisfy(TextFormat.isLetter) else { return (nil, entry) }
    let (_, inner) = unwrapped(String(entry[entry.index(after: open)...].dropLast()))
    return (modifier, inner)
  }
}
