package import SearchModel

/// Typesense's search API: all sections in one `multi_search`, Algolia's parameters translated to Typesense's, its
/// answers translated back.
///
/// Verified with the server 0.24.1. `docs/typesense.md` has the translation of each parameter, and what differs.
package struct TypesenseDialect: SearchDialect {
  /// How many searches a server takes in one call, unless it is started with another limit.
  package static let maximumSearches = 50

  /// Algolia's settings of the indices, by name, where a spec gives them.
  package let indices: ExactDictionary<SearchParameters>
  /// The schemas of the collections, by the name by which they are searched, as far as they are known.
  package let collections: ExactDictionary<TypesenseCollection>
  /// The headers that belong to every call.
  package let headers: [HTTPHeader]
  /// What is known of the indices that have settings or a schema.
  private let known: ExactDictionary<TypesenseIndex>
  /// How sections were asked before.
  let wordings = TypesenseWordings()
  /// What reads the answers to searches.
  let answers = SimilarTexts()

  /// A dialect.
  ///
  /// - Parameters:
  ///   - apiKey: the key, which is secret.
  ///   - indices: Algolia's settings of the indices by name: what is searched, counted and sorted by without being
  ///     named in a query.
  ///   - collections: the schemas, without which filters are encoded as they are written and everything else by the
  ///     settings.
  package init(
    apiKey: String, indices: ExactDictionary<SearchParameters> = [:],
    collections: ExactDictionary<TypesenseCollection> = [:]
  ) {
    self.init(
      headers: [HTTPHeader("X-TYPESENSE-API-KEY", .secret(apiKey))], indices: indices, collections: collections)
  }

  private init(
    headers: [HTTPHeader], indices: ExactDictionary<SearchParameters>, collections: ExactDictionary<TypesenseCollection>
  ) {
    self.headers = headers
    self.indices = indices
    self.collections = collections
    let primaries = Self.primaries(in: indices)
    known = ExactDictionary(
      uniqueKeysWithValues: Set(indices.keys).union(collections.keys).union(primaries.keys).map { name in
        let primary = primaries[name].flatMap { indices[$0] }
        return (name, TypesenseIndex(name, own: indices[name] ?? [:], primary: primary, collection: collections[name]))
      })
  }

  /// Words requests as calls of up to ``maximumSearches`` searches; the searches of one request stay together.
  package func plan(_ requests: [SectionRequest], strategy: MultipleQueriesStrategy) -> CallPlan {
    var plan = CallPlan()
    var batches: [(members: [PlannedCall.Member], searches: [TypesenseSearch])] = []
    for (place, request) in requests.enumerated() {
      do throws(SearchError) {
        let (member, searches) = try worded(request, place: place)
        if batches.isEmpty || batches[batches.count - 1].searches.count + searches.count > Self.maximumSearches {
          batches.append(([], []))
        }
        batches[batches.count - 1].members.append(member)
        batches[batches.count - 1].searches += searches
      } catch {
        plan.refusals[place] = error
      }
    }
    for batch in batches {
      var call = HTTPCall(.post, "/multi_search", body: TypesenseSearch.body(of: batch.searches))
      call.echoes = batch.searches.enumerated().map { $1.echo(at: $0) }
      call.resultCount = batch.searches.count
      plan.calls.append(PlannedCall(call: call, members: batch.members))
    }
    return plan
  }

  /// A request as searches.
  ///
  /// - Throws: why it cannot be encoded.
  private func worded(
    _ request: SectionRequest, place: Int
  ) throws(SearchError) -> (member: PlannedCall.Member, searches: [TypesenseSearch]) {
    let (plan, searches) = try wordings.searches(of: request) { () throws(SearchError) in try worded(request) }
    guard searches.count <= Self.maximumSearches else {
      throw SearchError(
        .unsupported,
        "Typesense answers at most \(Self.maximumSearches) searches at once, and this section needs"
          + " \(searches.count)")
    }
    return (PlannedCall.Member(place: place, plan: plan), searches)
  }

  private func worded(_ request: SectionRequest) throws(SearchError) -> TypesenseWording {
    // Of several, the first by name is reported.
    let refusals = request.parameters.values.compactMap { name, value in
      refusal(of: .parameter(name: name, value: value)).map { (name: name, refusal: $0) }
    }
    if let first = refusals.min(by: { utf8Precedes($0.name, $1.name) }) {
      throw SearchError(.unsupported, "Typesense \(first.refusal)")
    }
    var request = request
    let index = index(named: request.indexName)
    request.parameters = index.defaults.overlaid(with: request.parameters)
    return try TypesenseWording(request, index: index)
  }

  /// What reads the results of what a section asked.
  func readers(of member: PlannedCall.Member) throws(SearchError) -> [TypesenseResponseReader] {
    if let readers = wordings.readers(of: member.request) { return readers }
    return try TypesenseWording.readers(of: member.plan, index: index(named: member.request.indexName))
  }

  /// The index that lists each replica; of several the first by name.
  private static func primaries(in indices: ExactDictionary<SearchParameters>) -> ExactDictionary<String> {
    var primaries: ExactDictionary<String> = [:]
    for primary in indices.keys.sorted(by: utf8Precedes) {
      for entry in indices[primary]?["replicas"]?.stringListValue ?? [] {
        let replica = TypesenseIndex.plainName(of: entry)
        if primaries[replica] == nil { primaries[replica] = primary }
      }
    }
    return primaries
  }

  /// What is known of an index.
  func index(named name: String) -> TypesenseIndex {
    known[name] ?? TypesenseIndex(name: name, settings: [:], collection: nil)
  }
}

extension TypesenseIndex {
  /// An index with its own settings above those of the index that it is a replica of.
  fileprivate convenience init(
    _ name: String, own: SearchParameters, primary: SearchParameters?, collection: TypesenseCollection?
  ) {
    let isReordered = primary.map { own["customRanking"] != nil && own["customRanking"] != $0["customRanking"] }
    // An upload of the replica itself has its order; an alias may stand for the records of the primary in theirs.
    let isUpload = collection?.name.hasPrefix(name + TypesenseField.hiddenPrefix) ?? false
    self.init(
      name: name, settings: primary?.overlaid(with: own) ?? own, collection: collection,
      hasOwnOrder: isReordered == true && !isUpload)
  }
}

extension TypesenseDialect {
  /// The dialect with the schemas of collections.
  package func knowing(_ collections: ExactDictionary<TypesenseCollection>) -> TypesenseDialect {
    TypesenseDialect(headers: headers, indices: indices, collections: collections)
  }
}

extension TypesenseDialect {
  /// Algolia's filter text in Typesense's syntax when no schema is known; nil for a text without filters.
  ///
  /// - Throws: ``SearchError`` with what does not parse or has no equal.
  package static func filterText(_ filters: String) throws(SearchError) -> String? {
    let index = TypesenseIndex(name: "", settings: [:], collection: nil)
    return try TypesenseFilter(index: index).text(of: ["filters": .string(filters)])
  }
}

extension TypesenseDialect {
  /// Besides times of searches, the moment at which a node made its copy of a collection.
  public var volatileMembers: VolatileMembers {
    VolatileMembers(names: ["created_at", "search_time_ms"], lists: ["results"])
  }
}
