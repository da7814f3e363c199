public import SearchModel

/// How a REST search is asked and how its answers read: templates of the request and paths into the response.
///
/// ```swift
/// let mapping = try RESTMapping(
///   url: "https://shop.example/{index}/search", query: ["q": "{query}", "page": "{pageNumber}"],
///   responsePaths: ["hits": "$.hits[*]", "objectID": "$.sku", "nbHits": "$.total"])
/// ```
public struct RESTMapping: Sendable, Hashable {
  /// The keys of the paths into a response.
  public static let responseKeys = ["hits", "objectID", "nbHits", "facets", "highlights", "error"]

  /// What is done.
  let method: HTTPMethod
  /// Where.
  let url: URLTemplate
  /// The parameters of the URL that stand beside it.
  let query: [ParameterTemplate]
  /// The headers, sorted by their names.
  let headers: [HeaderTemplate]
  /// What is sent along.
  let body: BodyTemplate?
  /// The hits.
  let hits: JSONPath
  /// The id within a hit.
  let objectID: JSONPath
  /// How many records match, if the backend says.
  let nbHits: JSONPath?
  /// The counts of facet values, if the backend counts.
  let facets: JSONPath?
  /// The highlighted attributes within a hit, if the backend highlights.
  let highlights: JSONPath?
  /// The message of a failed search, if the backend says.
  let error: JSONPath?
  /// The values that the templates leave a place for.
  let placeholders: Set<Placeholder>

  /// A header of the request.
  struct HeaderTemplate: Sendable, Hashable {
    var name: String
    var value: RequestTemplate
  }

  /// Reads a mapping.
  ///
  /// - Parameters:
  ///   - method: The request's method.
  ///   - url: The URL, with placeholders after the host.
  ///   - query: Parameters of the URL: a scalar or a list of scalars each, with placeholders in texts. A list repeats
  ///     the parameter, and so does a list of texts that is filled in for one of its elements.
  ///   - headers: The headers by name, with placeholders.
  ///   - body: A JSON value with placeholders in its texts.
  ///   - responsePaths: The paths by their key, one of ``responseKeys``; `hits` is needed, `objectID` is `$.objectID`
  ///     without another one.
  /// - Throws: ``RESTMappingError`` with all problems.
  public init(
    method: HTTPMethod = .get, url: String, query: JSONObject = [:], headers: ExactDictionary<String> = [:],
    body: JSON? = nil, responsePaths: ExactDictionary<String>
  ) throws(RESTMappingError) {
    var reader = RESTMappingReader()
    self.method = method
    let template = reader.url(url)
    self.query = reader.query(query)
    let ownHeaders = reader.headers(headers)
    self.body = body.map { BodyTemplate($0, at: [], problems: &reader.problems) }
    let paths = reader.paths(responsePaths)
    guard let template, let hits = paths["hits"], let objectID = paths["objectID"], reader.problems.isEmpty else {
      throw RESTMappingError(problems: reader.problems)
    }
    self.url = template
    self.headers = ownHeaders
    self.hits = hits
    self.objectID = objectID
    nbHits = paths["nbHits"]
    facets = paths["facets"]
    highlights = paths["highlights"]
    error = paths["error"]
    let parameters = (template.parameters + self.query).compactMap(\.value)
    let templates = [template.path] + parameters + ownHeaders.map(\.value)
    placeholders = Set(templates.flatMap(\.placeholders) + (self.body?.placeholders ?? []))
  }

  /// The texts that are secret: header values, values of parameters, and the URL's user info.
  package var secrets: [String] {
    let parameters = (url.parameters + query).compactMap(\.value)
    return url.origin.secrets + (parameters + headers.map(\.value)).flatMap(\.texts)
  }
}

/// Reads the parts of a mapping and keeps what is wrong with them.
private struct RESTMappingReader {
  var problems: [RESTMappingProblem] = []

  mutating func url(_ text: String) -> URLTemplate? {
    do throws(TemplateError) {
      return try URLTemplate(text)
    } catch {
      problems.append(RESTMappingProblem(.url, error))
      return nil
    }
  }

  mutating func query(_ members: JSONObject) -> [ParameterTemplate] {
    var parameters: [ParameterTemplate] = []
    for (name, value) in members {
      let list = value.arrayValue
      for (place, element) in (list ?? [value]).enumerated() {
        let position = RESTMappingProblem.Part.query(name: name, element: list == nil ? nil : place)
        guard let text = element.scalarText else {
          problems.append(
            RESTMappingProblem(position, "expected a text, a number or a boolean, found \(element.typeName)"))
          continue
        }
        guard let template = template(text, at: position, isSecret: true) else { continue }
        parameters.append(
          ParameterTemplate(name: PercentEncoding.encoded(name), value: template, repeatsLists: list != nil))
      }
    }
    return parameters
  }

  mutating func headers(_ headers: ExactDictionary<String>) -> [RESTMapping.HeaderTemplate] {
    headers.sorted { utf8Precedes($0.key, $1.key) }.compactMap { name, value in
      template(value, at: .header(name), isSecret: true).map { RESTMapping.HeaderTemplate(name: name, value: $0) }
    }
  }

  mutating func paths(_ texts: ExactDictionary<String>) -> ExactDictionary<JSONPath> {
    var paths: ExactDictionary<JSONPath> = [:]
    for key in RESTMapping.responseKeys {
      guard let text = texts[key] ?? (key == "objectID" ? "$.objectID" : nil) else { continue }
      do throws(JSONPathError) {
        paths[key] = try JSONPath(text)
      } catch {
        problems.append(RESTMappingProblem(.response(key), error))
      }
    }
    if texts["hits"] == nil {
      problems.append(RESTMappingProblem(.response("hits"), "the path of the hits is missing"))
    }
    return paths
  }

  private mutating func template(
    _ text: String, at place: RESTMappingProblem.Part, isSecret: Bool
  ) -> RequestTemplate? {
    do throws(TemplateError) {
      return try RequestTemplate(text, isSecret: isSecret)
    } catch {
      problems.append(RESTMappingProblem(place, error))
      return nil
    }
  }
}
