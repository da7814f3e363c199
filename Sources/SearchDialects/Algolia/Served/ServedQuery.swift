package import SearchModel

/// One search as a client asks for it.
package struct ServedQuery: Sendable, Hashable {
  /// The index to search.
  package var indexName: String
  /// Records or facet values.
  package var target: SectionRequest.Target
  /// Its parameters.
  package var parameters: SearchParameters
  /// The parameters as the answer repeats them.
  package var echo: String
  /// Of browsing, the parameters that its first request had, before a key restricted them.
  package private(set) var begun: SearchParameters = [:]
  /// Of browsing, the parameters of the request that its cursor has otherwise, sorted.
  package private(set) var parametersBesideCursor: JSONObject = [:]
  /// Whether the settings of the index say how many facet values are wanted.
  private var takesLimitOfSettings = false

  /// A search.
  package init(
    _ indexName: String, target: SectionRequest.Target = .hits, parameters: SearchParameters = [:], echo: String = ""
  ) {
    self.indexName = indexName
    self.target = target
    self.parameters = parameters
    self.echo = echo
  }

  /// A search by the members of a body: parameters by their names, and a text of parameters under `params`, which
  /// counts where both say something.
  ///
  /// - Throws: ``ServedFault`` with 400 for a text that is none.
  init(_ indexName: String, members: JSONObject) throws(ServedFault) {
    var members = members
    let text = try Self.text("params", in: &members)
    var parameters = SearchParameters(Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    if let text { parameters = parameters.overlaid(with: SearchParameters(urlEncoded: text)) }
    var pairs = members.map { name, value in
      "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded(value.stringValue ?? value.text()))"
    }
    if let text, !text.isEmpty { pairs.append(text) }
    self.init(indexName, parameters: parameters, echo: pairs.joined(separator: "&"))
  }

  /// Makes it a search for values of a facet.
  ///
  /// - Throws: ``ServedFault`` with 400 for a limit that is no number.
  mutating func searchValues(of facet: String, members: JSONObject) throws(ServedFault) {
    var members = members
    let query = try Self.text("facetQuery", in: &members) ?? parameters["facetQuery"]?.stringValue ?? ""
    let limit = members["maxFacetHits"] ?? parameters["maxFacetHits"] ?? .null
    takesLimitOfSettings = limit == .null
    guard let count = takesLimitOfSettings ? 10 : limit.integerValue else {
      throw ServedFault(400, "'maxFacetHits' must be a whole number from 1 to 100")
    }
    for name in ["facetQuery", "maxFacetHits"] { parameters[name] = nil }
    target = .facetValues(attribute: facet, facetQuery: query, maxFacetHits: count)
  }

  /// Makes it the search that a cursor goes on with, or one that begins.
  mutating func goOn(from cursor: ServedCursor?) {
    if let cursor {
      let own = cursor.parameters.canonical
      parametersBesideCursor = parameters.withoutNulls.canonical.object.filter { name, value in
        // Texts of addresses say the same as numbers of bodies.
        value != own[name] && value.scalarText.map { $0 != own[name]?.scalarText } ?? true
      }
      parameters = cursor.parameters
      echo = parameters.urlEncoded
    }
    begun = parameters
  }

  /// Takes a text out of members.
  ///
  /// - Throws: ``ServedFault`` with 400 for another value.
  static func text(_ name: String, in members: inout JSONObject) throws(ServedFault) -> String? {
    guard let value = members[name], value != .null else {
      members[name] = nil
      return nil
    }
    guard let text = value.stringValue else { throw ServedFault(400, "'\(name)' must be a text") }
    members[name] = nil
    return text
  }

  /// Refuses parameters that there are not, or whose values are of another type.
  ///
  /// - Throws: ``ServedFault`` with 400.
  package func check() throws(ServedFault) {
    if let problem = parameters.withoutNulls.canonical.withoutNulls.problem(in: .query) {
      throw ServedFault(400, problem)
    }
  }

  /// The search as a section of a search asks for it.
  ///
  /// - Parameter settings: those of its index, where parameters say nothing.
  package func request(settings: SearchParameters) -> SectionRequest {
    var parameters = parameters
    var target = target
    switch target {
    case .hits: parameters.hitsPerPage = parameters.hitsPerPage ?? settings.hitsPerPage ?? 20
    case .facetValues(let attribute, let facetQuery, let limit):
      target = .facetValues(
        attribute: attribute, facetQuery: facetQuery,
        maxFacetHits: takesLimitOfSettings ? settings.maxFacetHits ?? limit : limit)
    }
    return SectionRequest(moduleID: indexName, indexName: indexName, target: target, parameters: parameters)
  }
}
