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
        "count", .integer(1...Int.max), title: "Count",
        "How often the query was asked; tests and comparisons weigh by it.",
        default: 1, examples: [120]),
      KeyDeclaration(
        "expect", .mapping(ExpectationDeclarations.blocks), title: "Expectations",
        "What the sections must be, by module id; `all` is every section, `page` all of them together.",
        examples: [["movies": ["status": "ok"], "page": ["shown": ">= 1"]]]),
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
    "threshold", title: "Threshold", "The bounds that a measure of the whole run must keep.",
    keys: [
      KeyDeclaration(
        "module", .formatted(.notEmpty), title: "Module",
        "The module whose sections are measured; whole queries without it.",
        examples: ["movies"]),
      KeyDeclaration(
        "measure", .formatted(.measure), title: "Measure",
        "What is measured: empty, errors, failed, nbHits, queries, p95(latency); or a measure of judged results by its ir_measures name.",
        examples: ["empty", "p95(latency)", "nDCG@10"], isRequired: true),
      KeyDeclaration(
        "min", .formatted(.bound), title: "Minimum", "The least that it must come to.", examples: [0.8, "90%"]),
      KeyDeclaration(
        "max", .formatted(.bound), title: "Maximum", "The most that it may come to.", examples: ["5%", "50ms"]),
      KeyDeclaration(
        "tag", .names(to: .text), title: "Tag", "The tags that a query must have to count; all queries without it.",
        examples: [["kind": "head"]]),
      KeyDeclaration(
        "severity", .choice(Threshold.Severity.allCases.map(\.rawValue)), title: "Severity",
        "Whether missing it fails the test.", default: "fail", examples: ["warn"]),
    ])
}
