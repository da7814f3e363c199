import SearchModel

/// The declarations of the backends, by their type.
enum BackendDeclarations {
  static let all: [TaggedDeclaration] = [
    TaggedDeclaration(value: "embedded", object: embedded), TaggedDeclaration(value: "algolia", object: algolia),
    TaggedDeclaration(value: "typesense", object: typesense), TaggedDeclaration(value: "http", object: http),
  ]

  private static let type = KeyDeclaration(
    "type", .choice(["embedded", "algolia", "typesense", "http"]), title: "Type", "What answers.",
    examples: ["embedded", "algolia"], isRequired: true)

  private static let apiKey = KeyDeclaration(
    "apiKey", .formatted(.headerText), title: "API key", "The key for searching; secret.",
    examples: ["${SEARCH_API_KEY}"], isRequired: true, secrecy: .secret)

  private static let headers = KeyDeclaration(
    "headers", .names(to: .formatted(.headerValue), format: .headerName, minimumCount: 0), title: "Headers",
    "Additional headers of each request; their values are secret.",
    examples: [["Authorization": "Bearer ${SHOP_KEY}"]], secrecy: .secret)

  private static let limits: [KeyDeclaration] = [
    KeyDeclaration(
      "timeout", .duration(isPositive: true), title: "Timeout", "The time limit of a search with all its attempts.",
      examples: ["5s", "800ms"]),
    KeyDeclaration(
      "retries", .integer(0...100), title: "Retries", "How often a failed request is tried again.", examples: [3]),
    KeyDeclaration("rate", .rate, title: "Rate", "The most requests a second.", examples: ["50/s"]),
    KeyDeclaration(
      "concurrency", .integer(1...1_000), title: "Concurrency", "The most requests at once.", examples: [8]),
    KeyDeclaration(
      "caFile", .formatted(.notEmpty), title: "Certificate file",
      "A PEM file of certificates that hosts must be certified by, instead of the system's.",
      examples: ["certificates/search.pem"]),
    KeyDeclaration(
      "proxy", .formatted(.proxyURL), title: "Proxy",
      "The URL of a proxy: of HTTP, with or without TLS, or of SOCKS. Without it, those of the environment count.",
      examples: ["http://127.0.0.1:3128"], secrecy: .url),
    KeyDeclaration(
      "maxResponseBytes", .integer(1...(1 << 40)), title: "Largest answer",
      "The largest answer that is read, after decompression; 64 MiB by default.", examples: [1_048_576]),
  ]

  static let embedded = ObjectDeclaration(
    "embeddedBackend", title: "Embedded backend", "The engine of this program, over the spec's own indices.",
    keys: [type])

  static let algolia = ObjectDeclaration(
    "algoliaBackend", title: "Algolia backend", "An application on Algolia.",
    keys: [
      type,
      KeyDeclaration(
        "applicationID", .formatted(.headerText), title: "Application id", "The application's id.",
        examples: ["${ALGOLIA_APP_ID}"], isRequired: true),
      apiKey,
      KeyDeclaration(
        "hosts", .list(of: .formatted(.host)), title: "Hosts", "Hosts to ask instead of Algolia's own.", default: [],
        examples: [["http://127.0.0.1:8080"]], secrecy: .url),
      headers,
    ] + limits)

  static let typesense = ObjectDeclaration(
    "typesenseBackend", title: "Typesense backend", "A Typesense server or cluster.",
    keys: [
      type,
      KeyDeclaration(
        "nodes", .list(of: .formatted(.nodeURL), minimumCount: 1), title: "Nodes", "The URLs of the cluster's nodes.",
        examples: [["http://127.0.0.1:8108"]], isRequired: true, secrecy: .url),
      KeyDeclaration(
        "nearestNode", .formatted(.nodeURL), title: "Nearest node", "The URL of the node to ask first.",
        examples: ["http://127.0.0.1:8108"], secrecy: .url),
      apiKey, headers,
    ] + limits)

  static let http = ObjectDeclaration(
    "httpBackend", title: "HTTP backend", "Any REST search, through a declared mapping.",
    keys: [
      type,
      KeyDeclaration(
        "request", .mapping(request), title: "Request", "How a search is asked.",
        examples: [["url": "https://shop.example/{index}/search", "query": ["q": "{query}"]]], isRequired: true),
      KeyDeclaration(
        "response", .mapping(response), title: "Response", "Where the answer holds what.",
        examples: [["hits": "$.hits[*]", "nbHits": "$.total"]], isRequired: true),
    ] + limits)

  static let request = ObjectDeclaration(
    "httpRequest", title: "HTTP request",
    "A request template; {query}, {index}, {page}, {pageNumber}, {offset}, {hitsPerPage}, {filters}, {facetFilters}, {disjunctiveFacets}, {refinements} and {params.NAME} are filled in.",
    keys: [
      KeyDeclaration(
        "method", .choice(["GET", "POST"]), title: "Method", "The method.",
        default: "GET", examples: ["POST"]),
      KeyDeclaration(
        "url", .formatted(.requestURL), title: "URL", "The URL, with placeholders.",
        examples: ["https://shop.example/{index}/search"], isRequired: true, secrecy: .url),
      KeyDeclaration(
        "query", .names(to: .any), title: "Query parameters", "Parameters of the URL, with placeholders.",
        examples: [["q": "{query}", "page": "{pageNumber}"]], secrecy: .urlParameters),
      headers,
      KeyDeclaration(
        "body", .any, title: "Body", "The JSON body, with placeholders; only with POST.",
        examples: [["text": "{query}", "from": "{page}"]]),
    ])

  static let response = ObjectDeclaration(
    "httpResponse", title: "HTTP response", "Paths into the answer.",
    keys: [
      KeyDeclaration(
        "hits", .formatted(.responsePath), title: "Hits", "The records.", examples: ["$.hits.hits[*]._source"],
        isRequired: true),
      KeyDeclaration(
        "objectID", .formatted(.responsePath), title: "Object id", "The id, within a record.", default: "$.objectID",
        examples: ["$.sku"]),
      KeyDeclaration(
        "nbHits", .formatted(.responsePath), title: "Number of hits", "How many records match.",
        examples: ["$.hits.total"]),
      KeyDeclaration(
        "facets", .formatted(.responsePath), title: "Facets", "The counts of facet values.", examples: ["$.facets"]),
      KeyDeclaration(
        "highlights", .formatted(.responsePath), title: "Highlights", "The highlighted attributes, within a record.",
        examples: ["$._highlights"]),
      KeyDeclaration(
        "error", .formatted(.responsePath), title: "Error", "The message of a failed search.",
        examples: ["$.message"]),
    ])
}
