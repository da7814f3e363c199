import SearchModel

/// The declarations of what only compositions have.
enum CompositionDeclarations {
  static let composition = ObjectDeclaration(
    "composition", title: "Composition",
    "What the server's composition has beyond the modules, in the members of Algolia's compositions.",
    keys: [
      KeyDeclaration(
        "feeds", .names(to: .mapping(feed), format: .moduleID, minimumCount: 1), title: "Feeds",
        "What is added to the hits of modules, by the modules' ids.",
        examples: [
          [
            "movies": [
              "injectedItems": [
                [
                  "key": "promoted", "position": 0, "length": 2,
                  "source": ["search": ["index": "movies", "params": ["filters": "promoted:true"]]],
                ]
              ]
            ]
          ]
        ], isRequired: true)
    ])

  private static let feed = ObjectDeclaration(
    "feed", title: "Feed", "What is added to the hits of a module.",
    keys: [
      KeyDeclaration(
        "injectedItems", .list(of: .mapping(injectedItems)), title: "Injected items",
        "Groups of records that are put between the hits, at most three.",
        examples: [[["key": "ads", "position": 3, "length": 1, "source": ["external": ["index": "movies"]]]]],
        isRequired: true),
      KeyDeclaration(
        "deduplication", .mapping(deduplication), title: "Deduplication",
        "What becomes of records that are found and injected.", examples: [["positioning": "highest"]]),
    ])

  private static let deduplication = ObjectDeclaration(
    "deduplication", title: "Deduplication", "What becomes of records that are found and injected.",
    keys: [
      KeyDeclaration(
        "positioning", .choice(FeedSpecification.Positioning.allCases.map(\.rawValue)), title: "Positioning",
        "Which place a record keeps: the higher one, or the one where it is injected.", default: "highestInjected",
        examples: ["highest"], isRequired: true)
    ])

  private static let injectedItems = ObjectDeclaration(
    "injectedItems", title: "Injected items", "Records that are put between the hits of a feed.",
    keys: [
      KeyDeclaration(
        "key", .formatted(.notEmpty), title: "Key", "The group's unique name.", examples: ["promoted"],
        isRequired: true),
      KeyDeclaration(
        "source", .mapping(source), title: "Source", "Which records they are.",
        examples: [["search": ["index": "movies"]]], isRequired: true),
      KeyDeclaration(
        "position", .integer(0...99), title: "Position", "The place of the first one among all hits, from 0.",
        examples: [0], isRequired: true),
      KeyDeclaration(
        "length", .integer(0...50), title: "Length", "How many they are at most.", examples: [2], isRequired: true),
      KeyDeclaration(
        "metadata", .mapping(metadata), title: "Metadata", "What the injected records say of themselves.",
        examples: [["hits": ["addItemKey": true]]]),
    ])

  private static let source = ObjectDeclaration(
    "injectedItemsSource", title: "Source of injected items", "Which records are injected.", hasExactlyOneKey: true,
    keys: [
      KeyDeclaration(
        "search", .mapping(searchSource), title: "Search", "The best records of an index that match.",
        examples: [["index": "movies", "params": ["filters": "promoted:true"]]]),
      KeyDeclaration(
        "external", .mapping(externalSource), title: "External",
        "The records that a request names in its injectedItems, as far as they match.",
        examples: [["index": "movies", "ordering": "userDefined"]]),
    ])

  private static let index = KeyDeclaration(
    "index", .formatted(.notEmpty), title: "Index", "The index that is searched.", examples: ["movies"],
    isRequired: true)
  private static let params = KeyDeclaration(
    "params", .parameters(.query), title: "Search parameters",
    "Search parameters beside those of a request; filters of both hold.", examples: [["filters": "promoted:true"]])

  private static let searchSource = ObjectDeclaration(
    "searchedItems", title: "Searched items", "The best records of an index that match.", keys: [index, params])

  private static let externalSource = ObjectDeclaration(
    "externalItems", title: "External items", "Records that a request names.",
    keys: [
      index, params,
      KeyDeclaration(
        "ordering", .choice(InjectedItemsSpecification.Ordering.allCases.map(\.rawValue)), title: "Ordering",
        "Whether the best one comes first, or the one that the request names first.", default: "default",
        examples: ["userDefined"]),
    ])

  private static let metadata = ObjectDeclaration(
    "injectedMetadata", title: "Metadata", "What injected records say of themselves.",
    keys: [
      KeyDeclaration(
        "hits", .mapping(hitsMetadata), title: "Hits", "What each says in its '_extra'.",
        examples: [["addItemKey": true]], isRequired: true)
    ])

  private static let hitsMetadata = ObjectDeclaration(
    "injectedHitsMetadata", title: "Metadata of hits", "What each injected record says in its '_extra'.",
    keys: [
      KeyDeclaration(
        "addItemKey", .boolean, title: "Key of the group", "Whether it says the group's key, as '_injectedItemKey'.",
        default: false, examples: [true]),
      KeyDeclaration(
        "extra", .names(to: .any), title: "Extra", "Members of its '_extra'.", examples: [["label": "Sponsored"]]),
    ])
}
