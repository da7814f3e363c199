import SearchModel

/// The declarations of a spec's mappings.
enum SpecDeclarations {
  static let root = ObjectDeclaration(
    "spec", title: "Multihits spec", "A federated search: what is searched, and how its sections are shown.",
    keys: [
      KeyDeclaration(
        "version", .integer(1...1), title: "Version", "The version of the spec's form.", default: 1, examples: [1]),
      KeyDeclaration("name", .text, title: "Name", "What the search is called.", examples: ["Movie night"]),
      KeyDeclaration(
        "variables", .names(to: .variableText, format: .variableName, minimumCount: 0), title: "Variables",
        "Values for ${NAME} in other values; --set wins over them, and they win over the environment.",
        examples: [["minYear": 1990]]),
      KeyDeclaration(
        "backends",
        .names(to: .tagged(by: "type", BackendDeclarations.all), format: .backendName, minimumCount: 1),
        title: "Backends", "What answers the searches, by name; one embedded backend when there are none.",
        examples: [["local": ["type": "embedded"]]]),
      KeyDeclaration(
        "backend", .text, title: "Default backend",
        "The backend of modules that name none; the only one when only one is declared.", examples: ["local"]),
      KeyDeclaration(
        "searchBox", .mapping(searchBox), title: "Search box",
        "How typing leads to searches in the interactive search.",
        examples: [["mode": "asYouType", "debounce": "100ms"]]),
      KeyDeclaration(
        "indices", .names(to: .mapping(index), format: .notEmpty, minimumCount: 0), title: "Indices",
        "What the embedded backend serves and an upload sends, by index name.",
        examples: [["movies": ["records": "data/movies.json"]]]),
      KeyDeclaration(
        "query", .parameters(.query), title: "Search parameters", "Search parameters of every module.",
        examples: [["hitsPerPage": 5]]),
      KeyDeclaration(
        "indexModules",
        .list(
          of: .present(key: "facet", then: ModuleDeclarations.facetModule, otherwise: ModuleDeclarations.module),
          minimumCount: 1),
        title: "Index modules", "The sections of the results, in the order in which they are shown.",
        examples: [[["indexName": "movies"]]], isRequired: true),
      KeyDeclaration(
        "composition", .mapping(CompositionDeclarations.composition), title: "Composition",
        "What the server's composition has beyond the modules; no other command reads it.",
        examples: [
          [
            "feeds": [
              "movies": [
                "injectedItems": [
                  ["key": "ads", "position": 3, "length": 1, "source": ["external": ["index": "movies"]]]
                ]
              ]
            ]
          ]
        ]),
    ])

  static let searchBox = ObjectDeclaration(
    "searchBox", title: "Search box", "How typing leads to searches.",
    keys: [
      KeyDeclaration(
        "mode", .choice(SearchTriggeringMode.allCases.map(\.rawValue)), title: "Mode",
        "Whether every key searches, or Return does.", default: "asYouType", examples: ["onSubmit"]),
      KeyDeclaration(
        "debounce", .duration(isPositive: false), title: "Debounce",
        "How long typing must rest before a search starts.",
        default: "100ms", examples: ["250ms"]),
    ])

  static let index = ObjectDeclaration(
    "index", title: "Index",
    "Records with the settings under which they are searched; a replica has the records of the index that lists it.",
    keys: [
      KeyDeclaration(
        "records",
        .byKind(
          scalar: .formatted(.notEmpty), list: .list(of: .formatted(.notEmpty)),
          mapping: .mapping(RecordDeclarations.records)),
        title: "Records",
        "Record files (.json, .jsonl, .ndjson, .csv, .tsv, each also .gz) or globs, relative to the spec; or a mapping that also says how they are read.",
        examples: [
          "data/movies.json", ["data/a.jsonl", "data/more-*.csv.gz"], ["files": "data/prices.csv", "separator": ";"],
        ]),
      KeyDeclaration(
        "objectID", .formatted(.notEmpty), title: "Object id",
        "The attribute that holds a record's id; $key for the names in an object of records, $row for the places of records.",
        default: "objectID", examples: ["id", "$row"]),
      KeyDeclaration(
        "settings", .byKind(scalar: .formatted(.notEmpty), list: nil, mapping: .parameters(.setting)),
        title: "Settings",
        "Index settings, by Algolia's names; or a file of them, relative to the spec.",
        examples: [
          ["searchableAttributes": ["title"], "customRanking": ["desc(rating)"]], "data/movies.settings.json",
        ]),
      KeyDeclaration(
        "synonyms", .formatted(.notEmpty), title: "Synonyms",
        "A file of Algolia's synonym objects, relative to the spec.",
        examples: ["data/movies.synonyms.json"]),
      KeyDeclaration(
        "rules", .formatted(.notEmpty), title: "Rules", "A file of Algolia's rule objects, relative to the spec.",
        examples: ["data/movies.rules.json"]),
    ])
}
