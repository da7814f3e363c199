import SearchDialects
import SearchModel
import Testing

/// What the tests of Typesense's dialect share.
enum TypesenseSubject {
  static let collection = TypesenseCollection(
    name: "movies_1",
    fields: [
      TypesenseField(name: "title", type: TypesenseFieldType(.string)),
      TypesenseField(name: "cast", type: TypesenseFieldType(.string, isList: true), isOptional: true),
      TypesenseField(name: "crew.name", type: TypesenseFieldType(.string, isList: true), isOptional: true),
      TypesenseField(name: "genre", type: TypesenseFieldType(.string, isList: true), isFacet: true, isOptional: true),
      TypesenseField(name: "year", type: TypesenseFieldType(.int64), isFacet: true),
      TypesenseField(name: "runtime", type: TypesenseFieldType(.int32), isOptional: true),
      TypesenseField(name: "rating", type: TypesenseFieldType(.float), isFacet: true, isOptional: true),
      TypesenseField(name: "isNew", type: TypesenseFieldType(.bool), isFacet: true, isOptional: true),
      TypesenseField(name: "_tags", type: TypesenseFieldType(.string, isList: true), isOptional: true),
      TypesenseField(name: "cat.lvl0", type: TypesenseFieldType(.string), isFacet: true, isOptional: true),
    ], tokenSeparators: ["`", "-"])

  static func dialect(
    settings: SearchParameters = [:], collection: TypesenseCollection? = TypesenseSubject.collection
  ) -> TypesenseDialect {
    TypesenseDialect(
      apiKey: "0123456789", indices: ["movies": settings], collections: collection.map { ["movies": $0] } ?? [:])
  }

  static func request(
    _ parameters: SearchParameters = [:], index: String = "movies", target: SectionRequest.Target = .hits,
    groups: [FilterGroup] = []
  ) -> SectionRequest {
    SectionRequest(
      moduleID: index, indexName: index, target: target, parameters: parameters, filterGroups: groups)
  }

  /// The searches that stand for one request.
  static func searches(
    _ parameters: SearchParameters = [:], settings: SearchParameters = [:],
    collection: TypesenseCollection? = TypesenseSubject.collection, target: SectionRequest.Target = .hits,
    groups: [FilterGroup] = []
  ) throws -> [JSONObject] {
    let plan = dialect(settings: settings, collection: collection)
      .plan([request(parameters, target: target, groups: groups)], strategy: .none)
    if let refusal = plan.refusals[0] { throw refusal }
    return try #require(plan.calls.first).searches
  }

  /// What is read from results that answer one request.
  static func answer(
    _ results: JSON, to parameters: SearchParameters = [:], settings: SearchParameters = [:],
    target: SectionRequest.Target = .hits, status: Int = 200
  ) throws -> SearchResponse {
    let dialect = dialect(settings: settings)
    let call = try #require(dialect.plan([request(parameters, target: target)], strategy: .none).calls.first)
    let reply = HTTPReply(status: status, body: Array(JSON.object(["results": results]).text().utf8))
    return try #require(dialect.results(in: reply, to: call).first).get()
  }
}

extension PlannedCall {
  /// The searches that it carries.
  var searches: [JSONObject] {
    call.body?.value.objectValue?["searches"]?.arrayValue?.compactMap(\.objectValue) ?? []
  }
}
