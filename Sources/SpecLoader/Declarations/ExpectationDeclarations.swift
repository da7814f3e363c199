import SearchModel

/// The declarations of what query files expect.
enum ExpectationDeclarations {
  /// The blocks of a query: a module's, `all` and `page`.
  static let blocks = ObjectDeclaration(
    "expect", title: "Expectations", "What the sections must be, by module id.", others: .mapping(section),
    keys: [
      KeyDeclaration(
        "all", .mapping(section), title: "All", "What every section must be.", examples: [["requests": "<= 2"]]),
      KeyDeclaration(
        "page", .mapping(page), title: "Page", "What all sections together must be.",
        examples: [["sections": ["actors", "movies"]]]),
    ])

  static let section = ObjectDeclaration(
    "expectations", title: "Expectations of a section", "What one section must be.",
    keys: [
      KeyDeclaration(
        "status", .choice(ExpectedStatus.allCases.map(\.rawValue)), title: "Status", "What the section comes to.",
        examples: ["ok"]),
      KeyDeclaration(
        "nbHits", .formatted(.countCondition), title: "Number of hits", "How many records match.",
        examples: [12, ">= 1", "3..10"]),
      KeyDeclaration(
        "first", .oneOrMore(.text), title: "First", "The first object ids (or facet values), in this order.",
        examples: [["31"]]),
      KeyDeclaration(
        "contains", .oneOrMore(.byKind(scalar: .text, list: nil, mapping: .mapping(containedObject))),
        title: "Contains", "Hits that are there, perhaps within the first places: by object id, or by a filter.",
        examples: [[["objectID": "500", "within": 3]], ["500"], [["where": "title:\"Cast Away\"", "within": 5]]]),
      KeyDeclaration(
        "excludes", .oneOrMore(.text), title: "Excludes", "Object ids that are not there.", examples: [["1234"]]),
      KeyDeclaration(
        "order", .oneOrMore(.text), title: "Order", "Object ids in this order; others may stand between them.",
        examples: [["31", "500"]]),
      KeyDeclaration(
        "each", .oneOrMore(.formatted(.notEmpty)), title: "Each", "Filters that every loaded hit satisfies.",
        examples: [["rating >= 1"]]),
      KeyDeclaration(
        "facets", .names(to: .names(to: .formatted(.countCondition))), title: "Facets",
        "The counts of facet values, by attribute.", examples: [["gender": ["male": ">= 1"]]]),
      KeyDeclaration(
        "requests", .formatted(.countCondition), title: "Requests", "How many requests the section costs.",
        examples: ["<= 1"]),
      KeyDeclaration(
        "snapshot",
        .byKind(scalar: .choice(["ids"]), list: .list(of: .formatted(.notEmpty), minimumCount: 1), mapping: nil),
        title: "Snapshot",
        "The rows are those that are kept beside the query file: their ids, or these fields of theirs.",
        examples: ["ids", ["title", "year"]]),
      knownFailure,
    ])

  static let page = ObjectDeclaration(
    "pageExpectations", title: "Expectations of a page", "What all sections together must be.",
    keys: [
      KeyDeclaration(
        "sections", .oneOrMore(.text), title: "Sections", "The modules whose sections have rows, in this order.",
        examples: [["actors", "movies"]]),
      KeyDeclaration(
        "shown", .formatted(.countCondition), title: "Shown", "How many sections have rows.", examples: [">= 1"]),
      KeyDeclaration(
        "contains", .oneOrMore(.byKind(scalar: .text, list: nil, mapping: .mapping(containedObject))),
        title: "Contains", "Hits that are there in some section.", examples: [["500"]]),
      KeyDeclaration(
        "duplicates", .mapping(duplicates), title: "Duplicates", "How many hits may repeat a value over all sections.",
        examples: [["by": "sku", "max": 0]]),
      knownFailure,
    ])

  private static let knownFailure = KeyDeclaration(
    "knownFailure", .formatted(.notEmpty), title: "Known failure",
    "Why at least one of these expectations is known to fail; once all hold, the block fails.",
    examples: ["not indexed yet"])

  private static let containedObject = ObjectDeclaration(
    "containedObject", title: "Contained object", "A hit that must be there, by its object id or by a filter.",
    keys: [
      KeyDeclaration("objectID", .text, title: "Object id", "The id.", examples: ["500"]),
      KeyDeclaration(
        "where", .formatted(.notEmpty), title: "Where", "A filter that the hit satisfies, in Algolia's syntax.",
        examples: ["title:\"Cast Away\""]),
      KeyDeclaration(
        "within", .integer(1...Int.max), title: "Within", "Among how many first hits; absent: among all loaded ones.",
        examples: [3]),
    ])

  private static let duplicates = ObjectDeclaration(
    "duplicates", title: "Duplicates", "How many hits may repeat a value that another hit has.",
    keys: [
      KeyDeclaration(
        "by", .formatted(.notEmpty), title: "By", "The attribute whose values are compared.", examples: ["sku"],
        isRequired: true),
      KeyDeclaration(
        "max", .integer(0...Int.max), title: "Maximum", "How many hits may repeat one.", default: 0, examples: [0]),
    ])
}
