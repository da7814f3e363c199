import Foundation
import SearchDialects
import SearchModel
import Testing

/// `docs/parameters.md` is what the catalogue says.
struct ParameterDocumentationTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/parameters.md")

  /// With `UPDATE_GOLDEN=1` in the environment the file is written instead, except where `CI` is set.
  @Test func documentationIsWhatTheCatalogueSays() throws {
    let environment = ProcessInfo.processInfo.environment
    let document = Self.document
    if environment["UPDATE_GOLDEN"] == "1", environment["CI"]?.isEmpty ?? true {
      try Data(document.utf8).write(to: Self.file)
      return
    }
    let isCurrent = try Data(contentsOf: Self.file) == Data(document.utf8)
    #expect(isCurrent, "docs/parameters.md is not what the catalogue says; run 'make parameters' and commit the file")
  }

  private static var document: String {
    let count = SearchParameter.all.count { $0.support == .works }
    let sections = SearchParameter.groups.map { group in
      "## \(group.title)\n\n" + header + group.parameters.map(row).joined()
    }
    return """
      # Every parameter

      The search parameters and index settings, by Algolia's names: \(SearchParameter.all.count), of which \(count) work \
      on the embedded engine.
      The others are accepted, so that settings can be shared with a hosted index, and have no effect, because there is
      nothing here that they could act on: those that would change hits on Algolia are warned of, at their place. Algolia
      gets every parameter.

      *Typesense* and *http* say what the other remote backends do. What is `not there` is an error in a query, and a warning
      among the settings of an index, unless its value asks for nothing (`optionalWords: []`). Of `some values` the others
      are refused, see [typesense.md](typesense.md). `by placeholder`: it works where the request of the backend has a place
      for it, or its response a path, and is an error otherwise, see [custom-backends.md](custom-backends.md). A parameter with
      `no effect` there is quiet; a request with a place for it is sent it. The settings of an index say nothing to an http
      backend. `explain` names whatever has no effect.

      *Where*: `settings` stand under an index, in its `settings`; `query` parameters in a `query` of the spec or in the
      `defaults` of a query file, whose rows take `page`, `hitsPerPage` and `filters`; `both` may stand in both, and the
      query wins. An unknown parameter is an error that names the nearest known one, if one is near. A parameter in the wrong
      place or with another value is an error, too. [search.md](search.md) says how the engine searches.

      *Forms*: every value may be written in each form that Algolia takes, in specs, settings, rules and requests.

      - `null` resets a parameter: to what the index's settings say, or to its default. It takes away what an outer `query` of
        the spec says, or the primary of a replica. Remote backends are not sent it, which means the same; `hitsPerPage` alone
        is always sent. A quoted `"null"` is a text. A rule's parameter that is null is none.
      - Booleans may be the texts `true` and `false`.
      - A list of texts of a query may be one text with commas (`attributesToRetrieve: "title,year"`). A text alone in a setting
        that no query has, such as `searchableAttributes`, is one entry. JSON in a text is the list that it writes.
      - `facetFilters`, `numericFilters`, `tagFilters` and `optionalFilters` may be one text: commas separate what must all hold,
        parentheses enclose alternatives (`genre:Drama,(year:1999,year:2000)`). Quotes keep a comma in a value
        (`author:"Doe, John"`). In a list, an inner list holds alternatives, and whatever lists stand in that one are further
        alternatives: `["a:1", ["b:2", ["c:3"]]]` is a:1 AND (b:2 OR c:3). In elements of a list commas separate numeric filters
        only. A range may be written with a small `to` there.
      - In `facetFilters` and `optionalFilters` a value is everything after the colon, spaces too: `["brand:Acme "]` is another value than
        `["brand:Acme"]`, `["brand:"]` is the empty one, and `["brand:>= 5"]` is this text. A hyphen before the value negates, `\\-` is a
        hyphen. Spaces beside commas, parentheses and a score do not count; with quotes (`brand:"Acme "`) they do there, too.
      - In `filters`, quotes around an attribute and its value are a facet filter, not a tag: `"author:Stephen King"`.
      - `insideBoundingBox` and `insidePolygon` may be texts of numbers with commas, `aroundLatLng` may stand in brackets.
      - Members that Algolia answers beside an index's settings (`version`, `primary`, `synonyms`) are left out with a warning,
        and former names of settings (`attributesToIndex`, `numericAttributesToIndex`, `slaves`) are read as the present ones.

      `make parameters` writes this page from the catalogue that specs and requests are checked by.


      """ + sections.joined(separator: "\n")
  }

  private static let header = """
    | parameter | where | value | default | embedded engine | Typesense | http | what it does |
    | --- | --- | --- | --- | --- | --- | --- | --- |

    """

  private static func row(_ parameter: SearchParameter) -> String {
    let scope =
      switch parameter.scope {
      case .query: "query"
      case .setting: "settings"
      case .both: "both"
      }
    let defaultValue = parameter.defaultValue.map { "`\($0.text())`" } ?? "none"
    let cells = [
      "`\(parameter.name)`", scope, parameter.type.summary, defaultValue, parameter.support.summary,
      TypesenseDialect.support(of: parameter).summary, RESTDialect.support(of: parameter).summary, parameter.summary,
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}
