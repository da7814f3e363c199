import Diagnostics
import SearchModel

extension ServedOperation {
  /// How many searches one request may hold.
  package static let mostQueries = 50
  /// How many records one request may ask for by their ids.
  package static let mostObjects = 1_000

  /// What a request asks for.
  ///
  /// - Throws: ``ServedFault``: 404 for a path that the interface does not have, 405 for a method that a path does not
  ///   have, 501 for an operation that is not served, 400 for parameters that are wrong.
  package init(_ request: ServedRequest) throws(ServedFault) {
    let whole = request.segments
    let segments = whole.dropFirst()
    guard whole.first == "1" else { throw ServedFault(404, "Path not found") }
    guard let (route, arguments) = ServedRoute.find(request.method, segments) else {
      guard ServedRoute.isKnown(segments) else { throw ServedFault(404, "Path not found") }
      throw ServedFault(405, "Method not allowed: \(request.method)")
    }
    guard let kind = route.kind else { throw ServedFault(501, "'\(route.operation)' is not served") }
    switch kind {
    case .queries: self = try Self.queries(in: request.object())
    case .query: self = .query(try ServedQuery(arguments[0], members: request.object()))
    case .listedQuery:
      self = .query(ServedQuery(arguments[0], parameters: request.parameters, echo: Self.echo(of: request)))
    case .facetValues:
      var members = try request.object()
      let own = members.filter { $0.key == "facetQuery" || $0.key == "maxFacetHits" }
      for name in own.keys { members[name] = nil }
      var query = try ServedQuery(arguments[0], members: members)
      try query.searchValues(of: arguments[1], members: own)
      self = .query(query)
    case .browse:
      var members = try request.object()
      let cursor = try ServedQuery.text("cursor", in: &members)
      self = try Self.browse(ServedQuery(arguments[0], members: members), cursor)
    case .listedBrowse:
      self = try Self.browse(
        ServedQuery(arguments[0], parameters: request.parameters, echo: Self.echo(of: request)), nil)
    case .objects: self = .objects(try Self.objects(in: request.object()))
    case .object:
      let wanted = request.parameters["attributesToRetrieve"]
      self = .object(
        ServedObject(
          indexName: arguments[0], objectID: arguments[1], attributes: try Self.attributes(wanted == "" ? nil : wanted))
      )
    case .settings: self = .settings(index: arguments[0])
    case .synonym: self = .definition(.synonyms, index: arguments[0], objectID: arguments[1])
    case .rule: self = .definition(.rules, index: arguments[0], objectID: arguments[1])
    case .synonyms, .rules:
      let definitions: ServedDefinitions = kind == .rules ? .rules : .synonyms
      self = .definitions(
        definitions, index: arguments[0], try ServedDefinitionSearch(request.object(), of: definitions))
    case .run: self = .runComposition(try ServedComposition(arguments[0], request.object()))
    case .runFacetValues:
      self = .compositionFacetValues(
        try ServedComposition.FacetSearch(arguments[0], facet: arguments[1], request.object()))
    case .composition: self = .composition(id: arguments[0])
    case .compositions, .indices:
      let page = try Self.number("page", in: request.parameters.object, 0...Int.max)
      let size = try Self.number("hitsPerPage", in: request.parameters.object, 1...1_000)
      self =
        kind == .indices
        ? .indices(page: page, hitsPerPage: size ?? 100) : .compositions(page: page, hitsPerPage: size ?? 100)
    case .events:
      guard let events = try request.object()["events"]?.arrayValue else {
        throw ServedFault(422, "'events' must be a list")
      }
      for event in events { try Self.checkEvent(event) }
      self = .events(count: events.count)
    case .isAlive: self = .isAlive
    }
  }

  /// The parameters of a request as its answer repeats them.
  private static func echo(of request: ServedRequest) -> String {
    request.query.split(separator: "&").filter { pair in
      !ServedRequest.isAboutCaller(String(pair)) && !pair.hasPrefix("cursor=")
    }.joined(separator: "&")
  }

  private static func queries(in body: JSONObject) throws(ServedFault) -> ServedOperation {
    try refuseOthers(in: body, than: ["requests", "strategy", "apiKey"])
    guard let requests = body["requests"]?.arrayValue else { throw ServedFault(400, "'requests' must be a list") }
    guard requests.count <= mostQueries else {
      throw ServedFault(400, "at most \(mostQueries) requests are answered at once, found \(requests.count)")
    }
    var strategy = MultipleQueriesStrategy.none
    if let value = body["strategy"], value != .null {
      guard let known = value.stringValue.flatMap(MultipleQueriesStrategy.init) else {
        throw ServedFault(400, "'strategy' must be one of none, stopIfEnoughMatches")
      }
      strategy = known
    }
    var queries: [ServedQuery] = []
    for (place, request) in requests.enumerated() {
      do throws(ServedFault) {
        queries.append(try query(in: request))
      } catch {
        throw ServedFault(error.status, "requests[\(place)]: \(error.message)")
      }
    }
    return .queries(queries, strategy: strategy)
  }

  /// One of several searches.
  private static func query(in request: JSON) throws(ServedFault) -> ServedQuery {
    guard var members = request.objectValue else { throw ServedFault(400, "a request must be an object") }
    guard let index = try ServedQuery.text("indexName", in: &members), !index.isEmpty else {
      throw ServedFault(400, "'indexName' is missing")
    }
    let type = try ServedQuery.text("type", in: &members) ?? "default"
    let facet = try ServedQuery.text("facet", in: &members)
    let own = members.filter { $0.key == "facetQuery" || $0.key == "maxFacetHits" }
    for name in own.keys { members[name] = nil }
    var query = try ServedQuery(index, members: members)
    switch type {
    case "default": break
    case "facet":
      guard let facet else { throw ServedFault(400, "'facet' is missing") }
      try query.searchValues(of: facet, members: own)
    default: throw ServedFault(400, "'type' must be one of default, facet")
    }
    return query
  }

  /// - Parameter cursor: where browsing goes on; nil where the parameters say it, or nothing does.
  private static func browse(_ query: ServedQuery, _ cursor: String?) throws(ServedFault) -> ServedOperation {
    var query = query
    let text = cursor ?? query.parameters["cursor"]?.stringValue ?? ""
    query.parameters["cursor"] = nil
    let cursor = text.isEmpty ? nil : ServedCursor(text)
    guard text.isEmpty || cursor != nil else { throw ServedFault(400, "Invalid cursor") }
    query.goOn(from: cursor)
    return .browse(query, cursor: cursor)
  }

  private static func objects(in body: JSONObject) throws(ServedFault) -> [ServedObject] {
    try refuseOthers(in: body, than: ["requests"])
    guard let requests = body["requests"]?.arrayValue else { throw ServedFault(400, "'requests' must be a list") }
    guard requests.count <= mostObjects else {
      throw ServedFault(400, "at most \(mostObjects) records are answered at once, found \(requests.count)")
    }
    return try requests.map { request throws(ServedFault) in
      guard let members = request.objectValue, let index = members["indexName"]?.stringValue,
        let objectID = members["objectID"]?.scalarText
      else { throw ServedFault(400, "a request must have 'indexName' and 'objectID'") }
      try refuseOthers(in: members, than: ["indexName", "objectID", "attributesToRetrieve"])
      return ServedObject(
        indexName: index, objectID: objectID, attributes: try attributes(members["attributesToRetrieve"]))
    }
  }

  /// The attributes that a record is wanted with, in each form in which a search takes them; nil for all.
  private static func attributes(_ wanted: JSON?) throws(ServedFault) -> [String]? {
    guard let wanted, wanted != .null else { return nil }
    guard let list = SearchParameter.byName["attributesToRetrieve"]?.canonical(wanted)?.stringListValue else {
      throw ServedFault(400, "'attributesToRetrieve' must be a list of texts")
    }
    return list
  }

  /// Refuses what is no event of a user.
  private static func checkEvent(_ event: JSON) throws(ServedFault) {
    guard let members = event.objectValue else { throw ServedFault(422, "an event must be an object") }
    for name in ["eventType", "eventName", "index"] where members[name]?.stringValue?.isEmpty != false {
      throw ServedFault(422, "an event must have '\(name)', a text")
    }
    let types = ["click", "conversion", "view"]
    guard let type = members["eventType"]?.stringValue, !types.contains(type) else { return }
    throw ServedFault(422, "'eventType' must be one of \(types.joined(separator: ", ")), found '\(type)'")
  }

  /// Refuses members that no operation of this kind has.
  static func refuseOthers(in body: JSONObject, than names: [String]) throws(ServedFault) {
    guard let other = body.keys.first(where: { !names.contains($0) }) else { return }
    let hint = Suggestions.hint(Suggestions.closestMatch(to: other, among: names))
    throw ServedFault(400, "Unknown parameter: \(other)\(hint)")
  }

  /// A whole number among members, which may stand as text.
  static func number(_ name: String, in members: JSONObject, _ range: ClosedRange<Int>) throws(ServedFault) -> Int? {
    guard let value = members[name], value != .null else { return nil }
    guard let number = value.integerValue ?? value.stringValue.flatMap(Int.init), range.contains(number) else {
      let bound =
        range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw ServedFault(400, "'\(name)' must be a whole number \(bound)")
    }
    return number
  }
}
