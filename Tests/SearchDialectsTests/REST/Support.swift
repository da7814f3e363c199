import SearchDialects
import SearchModel
import Testing

/// A dialect whose hits are at `$.hits`.
func makeDialect(
  method: HTTPMethod = .get, url: String = "https://shop.example/search", query: JSONObject = [:],
  headers: ExactDictionary<String> = [:], body: JSON? = nil, response: ExactDictionary<String> = [:]
) throws -> RESTDialect {
  let paths = (["hits": "$.hits"] as ExactDictionary).merging(response) { $1 }
  return RESTDialect(
    mapping: try RESTMapping(
      method: method, url: url, query: query.isEmpty && body == nil && !url.contains("{") ? ["q": "{query}"] : query,
      headers: headers, body: body, responsePaths: paths))
}

func makeRequest(
  _ parameters: SearchParameters = [:], indexName: String = "movies", filterGroups: [FilterGroup] = [],
  disjunctiveFacets: [String] = []
) -> SectionRequest {
  SectionRequest(
    moduleID: "movies", indexName: indexName, parameters: parameters, filterGroups: filterGroups,
    disjunctiveFacets: disjunctiveFacets)
}

func facet(_ attribute: String, _ value: String, isNegated: Bool = false) -> Filter {
  Filter(.facet(attribute: attribute, value: .string(value)), isNegated: isNegated)
}

/// The call of one request.
func plan(_ dialect: RESTDialect, _ request: SectionRequest) throws -> HTTPCall {
  let plan = dialect.plan([request], strategy: .none)
  if let refusal = plan.refusals[0] { throw refusal }
  return try #require(plan.calls.first).call
}

/// What an answer says to one request.
func answer(
  _ dialect: RESTDialect, _ request: SectionRequest, status: Int = 200, _ body: String
) throws(SearchError) -> SearchResponse {
  let plan = dialect.plan([request], strategy: .none)
  if let refusal = plan.refusals[0] { throw refusal }
  let results = try dialect.results(in: HTTPReply(status: status, body: Array(body.utf8)), to: plan.calls[0])
  return try results[0].get()
}

/// What an answer says to a request for the first page of everything.
func answer(_ dialect: RESTDialect, status: Int = 200, _ body: String) throws(SearchError) -> SearchResponse {
  try answer(dialect, makeRequest(), status: status, body)
}

func encoded(_ text: String) -> String {
  text.utf8.reduce(into: "") { result, byte in
    let scalar = Unicode.Scalar(byte)
    if scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      || "-._~".unicodeScalars.contains(scalar)
    {
      result.unicodeScalars.append(scalar)
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
  }
}
