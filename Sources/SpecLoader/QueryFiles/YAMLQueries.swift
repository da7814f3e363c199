import Diagnostics
import SearchModel
import YAMLTree

/// Queries written in YAML: a list of them, or a mapping with what is common to them.
struct YAMLQueries {
  private(set) var entries: [DraftQuery] = []
  private(set) var judgments: [JudgmentFile] = []
  private(set) var thresholds: [Threshold] = []
  private(set) var warnings: [Diagnostic] = []
  /// The parameters of every query.
  private(set) var defaults: CheckedParameters?

  private let file: String
  private let modules: [String]?
  private var decoder: DocumentDecoder

  /// - Throws: ``QueryFileError`` with every error of the document.
  init(_ bytes: [UInt8], file: String, modules: [String]?) throws(QueryFileError) {
    self.file = file
    self.modules = modules
    decoder = DocumentDecoder(file: file)
    let document = YAMLDocument.parse(bytes, file: file)
    if let root = document.root,
      let checked = decoder.decode(root, as: QueryFileDeclarations.root, subject: "the query file")
    {
      assemble(checked, source: document.source)
    }
    let diagnostics = Array(Set(document.diagnostics + decoder.diagnostics)).sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw QueryFileError(diagnostics: diagnostics, source: document.source)
    }
    warnings = diagnostics
  }

  private mutating func assemble(_ root: CheckedValue, source: SourceText) {
    let isList = root.list != nil
    defaults = root["defaults"]?.parameters
    for value in (isList ? root.list : root["queries"]?.list) ?? [] {
      guard let query = value["query"]?.text else { continue }
      let idRange = value["id"]?.range ?? SourceRange(at: value.range.start)
      var draft = DraftQuery(file: file, idRange: idRange, query: query)
      draft.id = value["id"]?.text
      draft.page = value["page"]?.integer
      draft.hitsPerPage = value["hitsPerPage"]?.integer
      if let filters = value["filters"], let text = filters.text, decoder.parseFilters(text, at: filters) != nil,
        !text.allSatisfy(\.isWhitespace)
      {
        draft.filters = text
        draft.filtersRange = filters.range
      }
      for (module, member) in value["filters"]?.mapping?.members ?? [:] {
        guard let text = member.value.text, decoder.parseFilters(text, at: member.value) != nil else { continue }
        draft.moduleFilters.append(ModuleFilter(module: module, text: text, range: member.value.range))
      }
      draft.params = value["params"]?.parameters?.values ?? SearchParameters()
      draft.tags = texts(value["tags"])
      let names = QueryFileDeclarations.entry.keys.map(\.name)
      for (name, member) in value.mapping?.members ?? [:] where !names.contains(name) {
        draft.carried[name] = member.value.json
      }
      draft.defaults = defaults?.values ?? SearchParameters()
      draft.source = source
      draft.expectations = expectations(value["expect"])
      entries.append(draft)
    }
    guard !isList else { return }
    for value in root["judgments"]?.list ?? [] { addJudgment(value) }
    for value in root["thresholds"]?.list ?? [] { addThreshold(value) }
  }

  private func texts(_ value: CheckedValue?) -> ExactDictionary<String> {
    (value?.mapping?.members ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value.value.text }
  }

  private mutating func addJudgment(_ value: CheckedValue) {
    guard let path = value["file"], let text = path.text else { return }
    if let module = value["module"], let id = module.text { check(id, module.range) }
    judgments.append(JudgmentFile(path: text, module: value["module"]?.text, file: file, range: path.range))
  }

  private mutating func addThreshold(_ value: CheckedValue) {
    guard let module = value["module"], let id = module.text, let measure = value["measure"]?.text,
      let minimum = value["min"]?.number
    else { return }
    check(id, module.range)
    thresholds.append(
      Threshold(
        module: id, measure: measure, minimum: minimum, tags: texts(value["tag"]),
        severity: value["severity"]?.text.flatMap(Threshold.Severity.init) ?? .fail, file: file, range: value.range))
  }

  /// Checks that the spec has a module.
  private mutating func check(_ id: String, _ range: SourceRange) {
    guard let modules, !modules.contains(id) else { return }
    let suggestion = Suggestions.closestMatch(to: id, among: modules)
    let hint = suggestion == nil ? " (the spec has: \(modules.joined(separator: ", ")))" : ""
    decoder.report(
      "unknown-module", range, "unknown module \(Diagnostic.quoted(id))\(hint)", suggestion: suggestion)
  }
}

extension YAMLQueries {
  private mutating func expectations(_ value: CheckedValue?) -> [Expectation] {
    var expectations: [Expectation] = []
    for (module, section) in value?.mapping?.members ?? [:] {
      check(module, section.key.useRange)
      for (name, member) in section.value.mapping?.members ?? [:] {
        for (check, expected, place) in checks(name, member.value) {
          expectations.append(
            Expectation(
              module: module, check: check, expected: expected, file: file,
              range: place.map(\.range) ?? member.key.useRange))
        }
      }
    }
    return expectations
  }

  /// The conditions that a key holds, each with its value; the place is that of the key when it is nil.
  private mutating func checks(
    _ name: String, _ value: CheckedValue
  ) -> [(check: Expectation.Check, expected: JSON, place: CheckedValue?)] {
    let list = value.list ?? []
    let ids = list.compactMap(\.text)
    switch name {
    case "status":
      let status = value.text.flatMap(ExpectedStatus.init)
      return status.map { [(.status($0), .string($0.rawValue), nil)] } ?? []
    case "nbHits", "requests":
      guard let text = value.text, let condition = CountCondition(text) else { return [] }
      return [(name == "nbHits" ? .nbHits(condition) : .requests(condition), expected(condition, text), nil)]
    case "first": return [(.first(ids), .array(ids.map(JSON.string)), nil)]
    case "order": return [(.order(ids), .array(ids.map(JSON.string)), nil)]
    case "excludes":
      return list.compactMap { value in value.text.map { (.excludes($0), .string($0), value) } }
    case "contains":
      return list.compactMap { value in
        guard let id = value.text ?? value["objectID"]?.text else { return nil }
        let within = value["within"]?.integer
        let expected: JSON = within.map { ["objectID": .string(id), "within": .integer($0)] } ?? .string(id)
        return (.contains(objectID: id, within: within), expected, value)
      }
    case "each":
      return list.compactMap { value in
        guard let text = value.text, let filters = decoder.parseFilters(text, at: value) else { return nil }
        return (.each(filters), .string(text), value)
      }
    case "facets": return facetChecks(value)
    default: return []
    }
  }

  private func facetChecks(
    _ value: CheckedValue
  ) -> [(check: Expectation.Check, expected: JSON, place: CheckedValue?)] {
    (value.mapping?.members ?? [:]).flatMap { attribute, values in
      (values.value.mapping?.members ?? [:]).compactMap { name, member in
        guard let text = member.value.text, let condition = CountCondition(text) else { return nil }
        let expected: JSON = .object([attribute: .object([name: expected(condition, text)])])
        return (.facet(attribute: attribute, value: name, count: condition), expected, member.value)
      }
    }
  }

  /// A condition as it was written: a number as a number.
  private func expected(_ condition: CountCondition, _ text: String) -> JSON {
    if case .comparison(.equal, let number) = condition, Int(text) != nil { return .integer(number) }
    return .string(text)
  }
}
