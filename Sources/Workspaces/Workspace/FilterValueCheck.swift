import Diagnostics
import EmbeddedEngine
import SearchModel
package import SpecLoader

/// Tells which filters ask for what no record of the indices searched has: a value of a facet, or a number.
struct FilterValueCheck {
  /// How many values of a facet are looked through for one that was meant.
  private static let mostValues = 1_000

  /// The indices, each with the paths of its records.
  private let indices: [(index: EmbeddedIndex, paths: RecordPaths?)]

  init(_ indices: [EmbeddedIndex]) {
    self.indices = indices.map { ($0, $0.recordPaths) }
  }

  /// What is wrong with a filter; nil when a record meets it, or what it excludes, or when nothing is known of its
  /// attribute, of which others tell.
  ///
  /// - Parameter names: the indices that are asked, by name; nil for all.
  func finding(_ filter: Filter, in names: [String]? = nil) -> (message: String, suggestion: String?)? {
    let asked = indices.filter { names?.contains($0.index.name) ?? true }
    switch filter.condition {
    case .facet(let attribute, let value):
      guard attribute != "objectID" else { return nil }
      let path = FieldPath(attribute)
      // What is not declared for faceting is told apart.
      let having = asked.filter { $0.paths?[path] != nil }.map(\.index).filter { $0.hasFacet(attribute) }
      guard !having.isEmpty, having.allSatisfy({ isWithoutHit(filter, in: $0) }) else { return nil }
      let message = "no record has \(Diagnostic.quoted(value.text)) in \(Diagnostic.quoted(attribute))"
      return (
        message, Suggestions.closestMatch(to: value.text, among: having.flatMap { values(of: attribute, in: $0) })
      )
    case .comparison(let attribute, _, _), .range(let attribute, _, _):
      return numberFinding(attribute, asked.map(\.paths))
    case .tag(let tag):
      let known = asked.filter { !($0.paths?.isEmpty ?? true) }.map(\.index)
      guard !known.isEmpty, known.count == asked.count, known.allSatisfy({ isWithoutHit(filter, in: $0) }) else {
        return nil
      }
      return (
        "no record has the tag \(Diagnostic.quoted(tag))",
        Suggestions.closestMatch(to: tag, among: known.flatMap { values(of: "_tags", in: $0) })
      )
    }
  }

  private func numberFinding(
    _ attribute: String, _ asked: [RecordPaths?]
  ) -> (message: String, suggestion: String?)? {
    let path = FieldPath(attribute)
    var known: [RecordPaths] = []
    for paths in asked {
      guard let paths, !paths.isEmpty else { return nil }
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

  /// Whether no value of an attribute has a text in it, though there are values.
  func isWithout(_ text: String, in attribute: String, of name: String) -> Bool {
    guard let index = indices.first(where: { $0.index.name.hasSameBytes(as: name) })?.index else { return false }
    let values = values(of: attribute, in: index)
    return !values.isEmpty && !values.contains { $0.contains(text) }
  }

  /// Whether no record has what a filter asks for, or what it excludes.
  private func isWithoutHit(_ filter: Filter, in index: EmbeddedIndex) -> Bool {
    let search: SearchParameters = [
      "filters": .string(Filter(filter.condition).description), "hitsPerPage": 0, "enableRules": false,
      "analytics": false,
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
  package func warnings(ofFilters filters: FilterTexts) -> [String] {
    guard !filters.isEmpty else { return [] }
    let check = FilterValueCheck(indices.values.sorted { $0.name < $1.name })
    var seen: Set<Filter> = []
    let findings = (filters.shared + filters.byModule.values.flatMap(\.self)).flatMap {
      (try? FilterExpression($0))?.clauses.flatMap(\.filters) ?? []
    }
    .filter { seen.insert($0).inserted }.compactMap { check.finding($0) }
    return spec.warnings(ofFilters: filters) + findings.map { $0.message + Suggestions.hint($0.suggestion) }
  }
}
