import Diagnostics
import SearchModel

/// The keys that the interface takes, and what each may do.
package struct ServedKeys: Sendable {
  /// The key that may search and nothing else.
  package var search: String?
  /// The key that may do everything that is served.
  package var admin: String?
  /// The application that requests must name; nil for any.
  package var applicationID: String?

  /// Keys; without any, every key is taken.
  package init(search: String? = nil, admin: String? = nil, applicationID: String? = nil) {
    self.search = search
    self.admin = admin
    self.applicationID = applicationID
  }

  /// Whether every key is taken, and none is needed.
  package var isOpen: Bool { search == nil && admin == nil }

  /// What the caller of a request may do.
  ///
  /// - Parameter time: the time that the validity of secured keys is compared with, in seconds since 1970.
  /// - Throws: ``ServedFault`` with 403.
  package func access(of request: ServedRequest, at time: Int) throws(ServedFault) -> ServedAccess {
    if let applicationID {
      guard request.caller("x-algolia-application-id") == applicationID else { throw Self.unknown }
    }
    var key = request.caller("x-algolia-api-key")
    // Keys that are too long for a header stand in the body.
    if key == nil, request.method == "POST", request.path.hasSuffix("/queries") {
      key = try? request.object()["apiKey"]?.stringValue
    }
    return try access(of: key, at: time)
  }

  /// What a key may do.
  ///
  /// - Throws: ``ServedFault`` with 403.
  package func access(of key: String?, at time: Int) throws(ServedFault) -> ServedAccess {
    if let key {
      if let admin, Self.areEqual(key, admin) { return ServedAccess(permissions: nil) }
      if let search, Self.areEqual(key, search) { return ServedAccess(permissions: [.search]) }
      if let secured = SecuredKey(key), let access = try access(of: secured, at: time) { return access }
    }
    guard isOpen else { throw Self.unknown }
    return ServedAccess(permissions: nil)
  }

  /// What a key may do that was made of another; nil when it was made of none of these.
  private func access(of key: SecuredKey, at time: Int) throws(ServedFault) -> ServedAccess? {
    let parent = [search, admin].compactMap { $0 }.first(where: key.isMade)
    guard parent != nil || isOpen else { return nil }
    if let end = key.end, end <= time { throw ServedFault(403, "The API key has expired") }
    guard !key.restrictsSources else {
      throw ServedFault(403, "'restrictSources' of an API key is not served: make the key without it")
    }
    return ServedAccess(permissions: [.search], restriction: key)
  }

  private static let unknown = ServedFault(403, "Invalid Application-ID or API key")

  /// Whether two keys are equal, in a time that does not tell how far they are.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// What a caller may do.
package struct ServedAccess: Sendable {
  /// What the key allows; nil for everything.
  let permissions: Set<ServedPermission>?
  /// What a secured key demands of each search.
  var restriction: SecuredKey?

  /// Whether it demands something of each search that only Algolia's interface sees to.
  package var isRestricted: Bool { restriction.map { $0.restrictsIndices || !$0.parameters.values.isEmpty } ?? false }

  /// Whether the key allows to ask an index.
  package func allows(index: String) -> Bool { restriction?.allows(index: index) ?? true }

  /// Refuses what the key does not allow, and adds to searches what it demands.
  ///
  /// - Throws: ``ServedFault`` with 403, and with 400 for filters that do not parse.
  package func check(_ operation: ServedOperation) throws(ServedFault) -> ServedOperation {
    let needed = operation.permission
    guard needed == .none || permissions?.contains(needed) ?? true else {
      throw ServedFault(403, "Method not allowed with this API key")
    }
    guard let restriction else { return operation }
    for name in operation.indexNames where !restriction.allows(index: name) {
      throw ServedFault(403, "Index not allowed with this API key")
    }
    switch operation {
    case .queries(let queries, let strategy):
      return .queries(try queries.map(restriction.restricting), strategy: strategy)
    case .query(let query): return .query(try restriction.restricting(query))
    case .runComposition(var run):
      let restricted = try restriction.restricting(ServedQuery("", parameters: run.parameters))
      run.parameters = restricted.parameters
      return .runComposition(run)
    case .compositionFacetValues(var search):
      let restricted = try restriction.restricting(ServedQuery("", parameters: search.run.parameters))
      search.run.parameters = restricted.parameters
      return .compositionFacetValues(search)
    // A record that is asked for by its id is not searched, so that filters could not keep it back.
    case .object, .objects:
      guard restriction.parameters.values.keys.allSatisfy({ $0 == "userToken" }) else {
        throw ServedFault(403, "Method not allowed with this API key")
      }
      return operation
    default: return operation
    }
  }
}
