import Diagnostics
import EmbeddedEngine
import OrderedCollections
import SearchModel

/// Tells which filters ask for what no record of the indices searched has: a value of a facet, or a number.
struct FilterValueCheck {
  /// How many values of a facet are looked through for one that was meant.
  private static let mostValues = 1_000

  let indices: [EmbeddedIndex]

  /// What is wrong with a filter; nil when a record meets it, when it excludes, or when nothing is known of its
  /// attribute, of which others tell.
  func finding(_ filter: Filter) -> (message: String, suggestion: String?)? {
    switch filter.condition {
    case .facet(let attribute, let value):
      guard !filter.isNegated, attribute != "objectID" else { return nil }
      let path = FieldPath(attribute)
      let having = indices.filter { $0.recordPaths?[path] != nil }
      guard !having.isEmpty, having.allSatisfy({ isWithoutHit(filter, in: $0) }) else { return nil }
      let message = "no record has \(Diagnostic.quoted(value.text)) in \(Diagnostic.quoted(attribute))"
      return (
        message, Suggestions.closestMatch(to: value.text, among: having.flatMap { values(of: attribute, in: $0) })
      )
    case .comparison(let attribute, _, _), .range(let attribute, _, _): return numberFinding(attribute)
    case .tag: return nil
    }
  }

  private func numberFinding(_ attribute: String) -> (message: String, suggestion: String?)? {
    let path = FieldPath(attribute)
    var known: [RecordPaths] = []
    for index in indices {
      guard let paths = index.recordPaths, !paths.isEmpty else { return nil }
      if paths[path]?.contains(.number) ?? false { return nil }
      known.append(paths)
    }
    guard !known.isEmpty else { return nil }
    let names = known.flatMap { paths in paths.all.filter { paths[$0]?.contains(.number) ?? false } }
    return (
      "no record has a number in \(Diagnostic.quoted(attribute))",
      Suggestions.closestMatch(to: attribute, among: names.map(\.description))
    )
  }

  /// Whether an index declares the filter's facet, and no record meets the filter.
  private func isWithoutHit(_ filter: Filter, in index: EmbeddedIndex) -> Bool {
    let search: SearchParameters = [
      "filters": .string(filter.description), "hitsPerPage": 0, "enableRules": false, "analytics": false,
    ]
    return (try? index.search(search)).map { $0.nbHits == 0 } ?? false
  }

  private func values(of attribute: String, in index: EmbeddedIndex) -> [String] {
    let search: SearchParameters = [
      "facets": [.string(attribute)], "maxValuesPerFacet": .integer(Self.mostValues), "hitsPerPage": 0,
      "enableRules": false,
    ]
    return ((try? index.search(search))?.facets[attribute] ?? []).map(\.value)
  }
}

extension SearchWorkspace {
  /// Warnings about filters that the run adds: attributes that the modules' indices do not declare, and values and
  /// numbers that no record of theirs has. Sections of remote backends are not judged.
  package func warnings(ofFilters filters: [String]) -> [String] {
    let check = FilterValueCheck(indices: indices.values.sorted { $0.name < $1.name })
    var seen: Set<Filter> = []
    let findings = filters.flatMap { (try? FilterExpression($0))?.clauses.flatMap(\.filters) ?? [] }
      .filter { seen.insert($0).inserted }.compactMap { check.finding($0) }
    return spec.warnings(ofFilters: filters) + findings.map { $0.message + Suggestions.hint($0.suggestion) }
  }
}
