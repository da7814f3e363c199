import Diagnostics

/// Values of search parameters or index settings by Algolia's names.
///
/// Values are kept as JSON instead of eighty properties, because parameters are layered by precedence, printed by
/// `explain` and sent unchanged. Single values have typed accessors.
public struct SearchParameters: Sendable, Hashable {
  /// The values by name.
  public private(set) var values: [String: JSON]

  /// Parameters with the given values.
  public init(_ values: [String: JSON] = [:]) {
    self.values = values
  }

  /// The value of a parameter; nil when it is not set. Setting nil removes it.
  public subscript(name: String) -> JSON? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// These parameters merged with those of a higher layer, which take precedence. A null there takes away what a
  /// lower layer says.
  public func overlaid(with upper: SearchParameters) -> SearchParameters {
    SearchParameters(values.merging(upper.values) { $1 })
  }

  /// The values as an object with sorted names.
  public var object: JSONObject {
    values.isEmpty ? [:] : JSONObject(uniqueKeysWithValues: values.sorted { utf8Precedes($0.key, $1.key) })
  }

  /// The first problem in these values: an unknown name, a name out of place, or a value of another shape.
  package func problem(in scope: SearchParameter.Scope) -> String? {
    for (name, value) in object {
      if scope == .setting, SearchParameter.settingNotes.contains(name) { continue }
      guard let parameter = SearchParameter.byName[name] else {
        return "unknown parameter '\(name)'" + Suggestions.hint(SearchParameter.nearestName(to: name, in: scope))
      }
      guard scope == .both || parameter.scope == .both || parameter.scope == scope else {
        return "'\(name)' belongs to \(parameter.scope == .setting ? "an index's settings" : "a query")"
      }
      guard parameter.canonical(value) != nil else {
        return "'\(name)' must be \(parameter.type.summary), found \(value.typeAndText)"
      }
    }
    return nil
  }
}

extension SearchParameter {
  /// The name that a misspelt one may mean: the nearest of the scope, else the nearest of all; nil when no name is
  /// near.
  ///
  /// - Complexity: linear in the number of parameters.
  package static func nearestName(to name: String, in scope: Scope) -> String? {
    Suggestions.closestMatch(to: name, among: scope == .setting ? settingNames : queryNames)
      ?? Suggestions.closestMatch(to: name, among: all.map(\.name))
  }
}

extension SearchParameters: ExpressibleByDictionaryLiteral {
  /// Parameters from a literal; the last of equal names wins.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension SearchParameters {
  /// The text to search for; empty when not set.
  public var query: String {
    get { values["query"]?.stringValue ?? "" }
    set { values["query"] = .string(newValue) }
  }

  /// The page from 0; 0 when not set.
  public var page: Int {
    get { values["page"]?.integerValue ?? 0 }
    set { values["page"] = .integer(newValue) }
  }

  /// The hits per page, nil when not set.
  public var hitsPerPage: Int? {
    get { values["hitsPerPage"]?.integerValue }
    set { values["hitsPerPage"] = newValue.map(JSON.integer) }
  }

  /// How many values a search in facet values returns, nil when not set.
  public var maxFacetHits: Int? { values["maxFacetHits"]?.integerValue }

  /// How many values a facet lists at most, whatever the parameters say.
  package static let mostValuesPerFacet = 1_000

  /// How many values a facet lists: 100 when not set, at most 1,000, and 0 for negative numbers.
  public var maxValuesPerFacet: Int {
    max(0, min(values["maxValuesPerFacet"]?.integerValue ?? 100, Self.mostValuesPerFacet))
  }

  /// The filter text; nil without filters.
  public var filters: String? {
    get { values["filters"]?.stringValue }
    set { values["filters"] = newValue.map(JSON.string) }
  }

  /// The attributes to count values of; empty when not set.
  public var facets: [String] {
    get { values["facets"]?.stringListValue ?? [] }
    set { values["facets"] = .array(newValue.map(JSON.string)) }
  }

  /// The tags before and after a match in highlights.
  public var highlightTags: HighlightTags {
    HighlightTags(
      pre: values["highlightPreTag"]?.stringValue ?? "<em>", post: values["highlightPostTag"]?.stringValue ?? "</em>")
  }
}
