import SearchModel

/// The declarations of modules: sections of records and of facet values.
enum ModuleDeclarations {
  private static let id = KeyDeclaration(
    "id", .formatted(.moduleID), title: "Id", "The module's unique id; by default the name of its index.",
    examples: ["movies"])
  private static let title = KeyDeclaration(
    "title", .text, title: "Title", "The section's heading; by default the id.", examples: ["Movies"])
  private static let backend = KeyDeclaration(
    "backend", .text, title: "Backend", "The module's own backend; by default the spec's.", examples: ["local"])
  private static let showItemsOnEmptyQuery = KeyDeclaration(
    "showItemsOnEmptyQuery", .boolean, title: "Items on the empty query",
    "Whether the section shows something for the empty query.", default: true, examples: [false])
  private static let query = KeyDeclaration(
    "query", .parameters(.query), title: "Search parameters",
    "The module's own search parameters; they win over the spec's.",
    examples: [["hitsPerPage": 20, "facets": ["genre"]]])

  private static let facetQuery = KeyDeclaration(
    "query", .facetParameters, title: "Search parameters",
    "The module's own search parameters, which select the records whose values are counted; they win over the spec's. "
      + "Here 'query' may stand, too: what is typed searches the values, unless the facet says 'query: follow'.",
    examples: [["query": "tom", "filters": "year >= 1990"]])

  static let module = ObjectDeclaration(
    "module", title: "Index module", "A section of records.",
    keys: [
      id,
      KeyDeclaration(
        "indexName", .formatted(.notEmpty), title: "Index name", "The index that is searched.", examples: ["movies"],
        isRequired: true),
      backend, title,
      KeyDeclaration(
        "hit", .hitSchema, title: "Hit schema",
        "The fields of a hit in output order; without it hits are the records as received.",
        examples: [["title": "string", "year": "integer", "poster": "url?"]]),
      KeyDeclaration(
        "display", .mapping(display), title: "Display", "Which fields text output shows.",
        examples: [["label": "title", "detail": ["year"]]]),
      KeyDeclaration(
        "onInvalidHit", .choice(InvalidHitPolicy.allCases.map(\.rawValue)),
        title: "On an invalid hit",
        "What becomes of a hit that does not fit the schema: the section fails, the hit is skipped, or its field is blanked.",
        default: "fail", examples: ["skip"]),
      KeyDeclaration(
        "infiniteScrolling", .byKind(scalar: .boolean, list: nil, mapping: .mapping(infiniteScrolling)),
        title: "Infinite scrolling", "Whether further pages are loaded: off, on (offset 10), or an offset.",
        default: "on", examples: ["off", ["offset": 10]]),
      showItemsOnEmptyQuery, query,
      KeyDeclaration(
        "disjunctiveFacets", .oneOrMore(.formatted(.notEmpty)), title: "Disjunctive facets",
        "Facets whose own refinements do not lower their counts.", default: [], examples: [["genre"]]),
      KeyDeclaration(
        "filterState", .list(of: .mapping(filterGroup)), title: "Filter state",
        "Groups of filters that hold from the start.", default: [],
        examples: [[["and": ["name": "when", "filters": ["year >= 1990"]]]]]),
      KeyDeclaration(
        "role", .choice(HitsModuleSpecification.Role.allCases.map(\.rawValue)), title: "Role",
        "What choosing a hit means; that of a suggestion replaces the query.", default: "results",
        examples: ["suggestions"]),
    ])

  static let facetModule = ObjectDeclaration(
    "facetModule", title: "Facet module", "A section of facet values.",
    keys: [
      id, title, backend, showItemsOnEmptyQuery, facetQuery,
      KeyDeclaration(
        "facet", .mapping(facet), title: "Facet", "Which values are shown.",
        examples: [["indexName": "movies", "attribute": "genre"]], isRequired: true),
    ])

  static let facet = ObjectDeclaration(
    "facet", title: "Facet", "The values of a facet, and what choosing one does.",
    keys: [
      KeyDeclaration(
        "indexName", .formatted(.notEmpty), title: "Index name", "The index whose values are shown.",
        examples: ["movies"], isRequired: true),
      KeyDeclaration(
        "attribute", .formatted(.notEmpty), title: "Attribute",
        "The attribute whose values are shown; the embedded index must declare it as searchable(…).",
        examples: ["genre"], isRequired: true),
      KeyDeclaration(
        "maxFacetHits", .integer(1...100), title: "Maximum of values", "How many values are shown at most.",
        default: 10, examples: [5]),
      KeyDeclaration(
        "refines", .oneOrMore(.formatted(.notEmpty)), title: "Refines",
        "The ids of the modules whose filter state the chosen values go to.", default: [], examples: [["movies"]]),
      KeyDeclaration(
        "operator", .choice(RefinementOperator.allCases.map(\.rawValue)), title: "Operator",
        "How several chosen values combine.", default: "or", examples: ["and"]),
      KeyDeclaration(
        "selection", .choice(SelectionMode.allCases.map(\.rawValue)), title: "Selection",
        "How many values can be chosen.", default: "multiple", examples: ["single"]),
      KeyDeclaration(
        "query", .choice(FacetModuleSpecification.QueryUse.allCases.map(\.rawValue)), title: "Use of the query",
        "Whether what is typed searches the values, or selects the records whose values are counted.",
        default: "search", examples: ["follow"]),
    ])

  static let display = ObjectDeclaration(
    "display", title: "Display", "Which fields text output shows.",
    keys: [
      KeyDeclaration(
        "label", .formatted(.notEmpty), title: "Label", "The field shown first; by default the first text field.",
        examples: ["title"]),
      KeyDeclaration(
        "detail", .oneOrMore(.formatted(.notEmpty)), title: "Detail",
        "The fields shown after it; by default all others.", examples: [["year", "genre"]]),
    ])

  static let infiniteScrolling = ObjectDeclaration(
    "infiniteScrolling", title: "Infinite scrolling", "When further pages are loaded.",
    keys: [
      KeyDeclaration(
        "offset", .integer(0...Int.max), title: "Offset",
        "How many rows ahead of the presented one must be loaded.", default: 10, examples: [10], isRequired: true)
    ])
}
