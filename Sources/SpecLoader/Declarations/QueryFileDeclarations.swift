import SearchModel

/// The declarations of YAML query files.
enum QueryFileDeclarations {
  static let root = ShapeDeclaration.byKind(
    scalar: nil, list: .list(of: .mapping(entry)), mapping: .mapping(file))

  static let file = ObjectDeclaration(
    "queryFile", title: "Query file", "Queries with what is common to them.",
    keys: [
      KeyDeclaration(
        "defaults", .parameters(.query), title: "Defaults",
        "Search parameters of every query of the file; a row's own win.", examples: [["hitsPerPage": 10]]),
      KeyDeclaration(
        "queries", .list(of: .mapping(entry)), title: "Queries", "The queries, in the order in which they run.",
        examples: [[["query": "tom"]]], isRequired: true),
      KeyDeclaration(
        "judgments", .list(of: .mapping(judgment)), title: "Judgments", "Files of relevance judgments.", default: [],
        examples: [[["file": "movies.qrels", "module": "movies"]]]),
      KeyDeclaration(
        "thresholds", .list(of: .mapping(threshold)), title: "Thresholds", "The least that measures must come to.",
        default: [], examples: [[["module": "movies", "measure": "nDCG@10", "min": 0.8]]]),
    ])

  static let entry = ObjectDeclaration(
    "query", title: "Query", "One query; other keys are carried to the output, their texts as written.", isOpen: true,
    keys: [
      KeyDeclaration(
        "id", .formatted(.notEmpty), title: "Id", "A unique id; by default the query's number, from 1.",
        examples: ["tom"]),
      KeyDeclaration(
        "query", .text, title: "Query", "The text to search for, as written.", examples: ["tom"], isRequired: true),
      KeyDeclaration("page", .integer(0...Int.max), title: "Page", "The page, from 0.", examples: [0]),
      KeyDeclaration(
        "hitsPerPage", .integer(0...1_000), title: "Hits per page", "How many hits a page holds.", examples: [20]),
      KeyDeclaration(
        "filters", .byKind(scalar: .text, list: nil, mapping: .names(to: .text)), title: "Filters",
        "Filters in Algolia's syntax, ANDed to every section of records; or to those of modules, by id.",
        examples: ["genre:Drama AND year >= 1990", ["movies": "genre:Drama"]]),
      KeyDeclaration(
        "params", .parameters(.query), title: "Parameters", "Search parameters of the query, by Algolia's names.",
        examples: [["typoTolerance": false]]),
      KeyDeclaration(
        "tags", .names(to: .text), title: "Tags", "Labels for choosing queries and for thresholds.",
        examples: [["kind": "head"]]),
      KeyDeclaration(
        "expect", .names(to: .mapping(expectations), format: .notEmpty, minimumCount: 0), title: "Expectations",
        "What the sections must be, by module id.", examples: [["movies": ["status": "ok"]]]),
    ])

  static let expectations = ObjectDeclaration(
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
        title: "Contains", "Object ids that are there, perhaps within the first places.",
        examples: [[["objectID": "500", "within": 3]], ["500"]]),
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
    ])

  static let containedObject = ObjectDeclaration(
    "containedObject", title: "Contained object", "An object id that must be among the hits.",
    keys: [
      KeyDeclaration("objectID", .text, title: "Object id", "The id.", examples: ["500"], isRequired: true),
      KeyDeclaration(
        "within", .integer(1...Int.max), title: "Within", "Among how many first hits; absent: among all loaded ones.",
        examples: [3]),
    ])

  static let judgment = ObjectDeclaration(
    "judgment", title: "Judgments", "A file of relevance judgments.",
    keys: [
      KeyDeclaration(
        "file", .formatted(.notEmpty), title: "File",
        "TREC qrels, or CSV with the columns query, module, objectID and grade; relative to the query file.",
        examples: ["movies.qrels"], isRequired: true),
      KeyDeclaration(
        "module", .formatted(.notEmpty), title: "Module", "The module that qrels judge; a CSV file says it itself.",
        examples: ["movies"]),
    ])

  static let threshold = ObjectDeclaration(
    "threshold", title: "Threshold", "The least that the mean of a measure must come to.",
    keys: [
      KeyDeclaration(
        "module", .formatted(.notEmpty), title: "Module", "The module whose results are measured.",
        examples: ["movies"], isRequired: true),
      KeyDeclaration(
        "measure", .formatted(.measure), title: "Measure", "The measure, by its ir_measures name.",
        examples: ["nDCG@10"], isRequired: true),
      KeyDeclaration(
        "min", .number(0...Double.infinity), title: "Minimum", "The least mean.", examples: [0.8], isRequired: true),
      KeyDeclaration(
        "tag", .names(to: .text), title: "Tag", "The tags that a query must have to count; all queries without it.",
        examples: [["kind": "head"]]),
      KeyDeclaration(
        "severity", .choice(Threshold.Severity.allCases.map(\.rawValue)), title: "Severity",
        "Whether missing it fails the test.", default: "fail", examples: ["warn"]),
    ])
}
