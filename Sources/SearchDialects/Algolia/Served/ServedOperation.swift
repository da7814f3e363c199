package import SearchModel

/// What a client asks for.
package enum ServedOperation: Sendable, Hashable {
  /// Several searches at once.
  case queries([ServedQuery], strategy: MultipleQueriesStrategy)
  /// One search for records or for values of a facet.
  case query(ServedQuery)
  /// The records that a search finds, page by page.
  case browse(ServedQuery, cursor: ServedCursor?)
  /// Records by their ids.
  case objects([ServedObject])
  /// One record by its id.
  case object(ServedObject)
  /// The settings of an index.
  case settings(index: String)
  /// One synonym or rule of an index.
  case definition(ServedDefinitions, index: String, objectID: String)
  /// The synonyms or rules of an index that meet conditions.
  case definitions(ServedDefinitions, index: String, ServedDefinitionSearch)
  /// The list of all indices.
  case indices(page: Int?, hitsPerPage: Int)
  /// A search in all feeds of a composition.
  case runComposition(ServedComposition)
  /// A search for values of a facet in a composition.
  case compositionFacetValues(ServedComposition.FacetSearch)
  /// The list of compositions.
  case compositions(page: Int?, hitsPerPage: Int)
  /// One composition.
  case composition(id: String)
  /// Events of users, of which only the number is kept.
  case events(count: Int)
  /// Whether the server answers.
  case isAlive

  /// The indices that it is about.
  var indexNames: [String] {
    switch self {
    case .queries(let queries, _): queries.map(\.indexName)
    case .query(let query), .browse(let query, _): [query.indexName]
    case .objects(let objects): objects.map(\.indexName)
    case .object(let object): [object.indexName]
    case .settings(let index), .definition(_, let index, _), .definitions(_, let index, _): [index]
    case .indices, .events, .isAlive: []
    // Whose indices they are, only the spec knows.
    case .runComposition, .compositionFacetValues, .compositions, .composition: []
    }
  }

  /// What a key must allow.
  var permission: ServedPermission {
    switch self {
    case .queries, .query, .objects, .object, .events, .runComposition, .compositionFacetValues: .search
    case .browse: .browse
    case .settings, .definition, .definitions, .compositions, .composition: .settings
    case .indices: .listIndexes
    case .isAlive: .none
    }
  }

  /// The user whom its searches name; nil when they name none.
  package var userToken: String? {
    switch self {
    case .runComposition(let run): run.parameters["userToken"]?.stringValue
    default: queries.lazy.compactMap { $0.parameters["userToken"]?.stringValue }.first
    }
  }

  /// The searches in it.
  package var queries: [ServedQuery] {
    switch self {
    case .queries(let queries, _): queries
    case .query(let query), .browse(let query, _): [query]
    default: []
    }
  }
}

/// What a key may allow, in Algolia's words.
enum ServedPermission: String, Sendable {
  case none, search, browse, settings, listIndexes
}

/// The objects beside records that an index has.
package enum ServedDefinitions: String, Sendable, Hashable {
  case synonyms, rules
}

/// A record that a client asks for.
package struct ServedObject: Sendable, Hashable {
  /// Its index.
  package var indexName: String
  /// Its id.
  package var objectID: String
  /// The attributes that are wanted; nil for all.
  package var attributes: [String]?

  /// A record of an index.
  package init(indexName: String, objectID: String, attributes: [String]? = nil) {
    self.indexName = indexName
    self.objectID = objectID
    self.attributes = attributes
  }
}

/// Which synonyms or rules a client asks for.
package struct ServedDefinitionSearch: Sendable, Hashable {
  /// A text that they contain; empty for all.
  package var query = ""
  /// Members that have these values, each with its name.
  package var members: JSONObject = [:]
  /// The page from 0.
  package var page = 0
  /// How many are on a page.
  package var hitsPerPage = 20
}
