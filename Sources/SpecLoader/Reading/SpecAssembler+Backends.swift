import Diagnostics
import FileSystem
import SearchDialects
import SearchModel
import YAMLTree

extension SpecAssembler {
  mutating func assembleBackends(_ value: CheckedValue?) {
    guard let mapping = value?.mapping else {
      let embedded = BackendSpecification(
        name: "embedded", kind: .embedded, transport: TransportSpecification(headers: [:]))
      backends = [embedded]
      backendNames = [embedded.name]
      return
    }
    backendNames = mapping.presentKeys.sorted()
    for (name, member) in mapping.members {
      checkCertificates(member.value["caFile"])
      guard let kind = kind(of: member.value) else { continue }
      backends.append(BackendSpecification(name: name, kind: kind, transport: transport(of: member.value)))
    }
  }

  private mutating func kind(of value: CheckedValue) -> BackendSpecification.Kind? {
    switch value["type"]?.text {
    case "embedded": return .embedded
    case "algolia":
      return .algolia(
        AlgoliaBackendSpecification(
          applicationID: text(value["applicationID"]), apiKey: text(value["apiKey"]),
          hosts: value["hosts"]?.list?.map(text) ?? []))
    case "typesense":
      return .typesense(
        TypesenseBackendSpecification(
          nodes: value["nodes"]?.list?.map(text) ?? [], nearestNode: value["nearestNode"].map(text),
          apiKey: text(value["apiKey"])))
    case "http": return httpKind(of: value)
    default: return nil
    }
  }

  private mutating func httpKind(of value: CheckedValue) -> BackendSpecification.Kind? {
    guard let request = value["request"], let response = value["response"]?.mapping else { return nil }
    let method: HTTPMethod = request["method"]?.text == "POST" ? .post : .get
    if let body = request["body"], method == .get {
      report("conflicting-keys", body, "a GET request has no body; write method: POST, or leave the body out")
    }
    let query = request["query"]?.mapping?.members.compactMap { name, member in
      member.value.json.map { (name, $0) }
    }
    do throws(RESTMappingError) {
      let mapping = try RESTMapping(
        method: method, url: text(request["url"]),
        query: JSONObject(query ?? [], uniquingKeysWith: { first, _ in first }),
        headers: texts(request["headers"]?.mapping), body: request["body"]?.json, responsePaths: texts(response))
      return .http(HTTPBackendSpecification(mapping: mapping))
    } catch {
      // What is unresolved belongs to a backend that the run does not use.
      guard !value.isUnresolved else { return .http(HTTPBackendSpecification(mapping: nil)) }
      for problem in error.problems { report(problem, in: value) }
      return nil
    }
  }

  /// Reports what is wrong with a template or a path, at its place.
  private mutating func report(_ problem: RESTMappingProblem, in backend: CheckedValue) {
    let request = backend["request"]
    let place: CheckedValue?
    switch problem.part {
    case .url: place = request?["url"]
    case .query(let name, _): place = request?["query"]?[name]
    case .header(let name): place = request?["headers"]?[name]
    case .body(let steps): return report(problem, inBody: request?["body"]?.node, at: steps)
    case .response(let key): place = backend["response"]?[key]
    }
    // What is missing or has another shape was reported where it was read.
    guard let value = place else { return }
    let range = problem.scalarRange.map { value.range(ofScalars: $0) } ?? value.range
    decoder.report("invalid-template", range, problem.message, suggestion: problem.suggestion)
  }

  /// Reports what is wrong with a text of a body, at that text.
  private mutating func report(
    _ problem: RESTMappingProblem, inBody body: YAMLNode?, at steps: [RESTMappingProblem.Step]
  ) {
    guard var node = body else { return }
    for step in steps {
      let next: YAMLNode? =
        switch step {
        case .member(let name): node[name]
        case .element(let place): node.elements.flatMap { $0.indices.contains(place) ? $0[place] : nil }
        }
      guard let next else { break }
      node = next
    }
    // Behind an alias, and where variables were put in, the text has its own place alone.
    let isAsWritten = node.aliasRange == nil && node.text?.contains("${") == false
    let range = isAsWritten ? problem.scalarRange.map { node.range(ofScalars: $0) } : nil
    decoder.report("invalid-template", range ?? node.useRange, problem.message, suggestion: problem.suggestion)
  }

  private func texts(_ mapping: CheckedMapping?) -> ExactDictionary<String> {
    (mapping?.members ?? [:]).reduce(into: [:]) { texts, member in texts[member.key] = text(member.value.value)
    }
  }

  private func transport(of value: CheckedValue) -> TransportSpecification {
    TransportSpecification(
      timeout: value["timeout"]?.duration, retries: value["retries"]?.integer, rate: value["rate"]?.number,
      concurrency: value["concurrency"]?.integer,
      headers: texts(value["headers"]?.mapping), caFile: value["caFile"]?.text, proxy: value["proxy"]?.text,
      maximumResponseByteCount: value["maxResponseBytes"]?.integer)
  }

  private mutating func checkCertificates(_ path: CheckedValue?) {
    guard let path, let text = path.text else { return }
    do {
      guard let problem = try options.files.certificateProblem(text) else { return }
      report("invalid-certificates", path, "\(Diagnostic.quoted(text)) \(problem)")
    } catch {
      reportUnreadable(path, because: error)
    }
  }

  /// A value's text; that of an unused backend whose variables are missing stays as it is written.
  private func text(_ value: CheckedValue?) -> String {
    value?.text ?? value?.node.text ?? ""
  }

  /// Finds the default backend of the run: the option's, the spec's, or the only one.
  mutating func chooseDefaultBackend(_ value: CheckedValue?, hasErrors: Bool) {
    if let value, let name = value.text, !backendNames.contains(name) {
      reportUnknownBackend(name, value)
    }
    let own = value?.text ?? (backendNames.count == 1 ? backendNames.first : nil)
    let option = options.backendChoice.defaultBackend.flatMap { backendNames.contains($0) ? $0 : nil }
    defaultBackend = option ?? own
    // Whatever is wrong with `backend:` itself has been said there.
    if defaultBackend == nil, hasErrors { defaultBackend = backendNames.first }
  }

  mutating func reportUnknownBackend(_ name: String, _ value: CheckedValue) {
    let known = backendNames.sorted()
    let suggestion = Suggestions.closestMatch(to: name, among: known)
    let hint = suggestion == nil ? " (declared: \(known.joined(separator: ", ")))" : ""
    report("unknown-backend", value, "unknown backend \(Diagnostic.quoted(name))\(hint)", suggestion: suggestion)
  }
}
