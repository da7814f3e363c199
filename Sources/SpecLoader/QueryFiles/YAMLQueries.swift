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
  private let reader: ExpectationReader
  private var decoder: DocumentDecoder
  /// Whether a row expects something.
  private var isJudged = false
  /// The keys that were compared with conditions.
  private var comparedNames: ExactSet = []
  /// The keys that this version does not support, and that were warned of.
  private var reportedNames: ExactSet = []

  /// - Throws: ``QueryFileError`` with every error of the document.
  init(_ bytes: [UInt8], file: String, modules: [String]?) throws(QueryFileError) {
    self.file = file
    reader = ExpectationReader(file: file, modules: modules)
    decoder = DocumentDecoder(file: file)
    let document = YAMLDocument.parse(bytes, file: file)
    if let root = document.root,
      let checked = decoder.decode(root, as: QueryFileDeclarations.root, subject: "the query file")
    {
      assemble(checked, source: document.source)
    }
    // A file without anything has no queries, as a plain list has none.
    let findings = document.diagnostics.filter { $0.code != "yaml-empty" } + decoder.diagnostics
    let diagnostics = Array(Set(findings)).sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw QueryFileError(diagnostics: diagnostics, sources: [document.source])
    }
    warnings = diagnostics
  }

  private mutating func assemble(_ root: CheckedValue, source: SourceText) {
    let isList = root.list != nil
    defaults = root["defaults"]?.parameters
    let rows = (isList ? root.list : root["queries"]?.list) ?? []
    isJudged = rows.contains { $0["expect"] != nil }
    for value in rows {
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
        reader.check(module, member.value.range, reportingTo: &decoder)
        guard let text = member.value.text, decoder.parseFilters(text, at: member.value) != nil else { continue }
        draft.moduleFilters.append(ModuleFilter(module: module, text: text, range: member.value.range))
      }
      draft.params = value["params"]?.parameters?.values ?? SearchParameters()
      draft.tags = texts(value["tags"])
      let names = QueryFileDeclarations.entry.keys.map(\.name)
      for (name, member) in value.mapping?.members ?? [:] where !names.contains(name) {
        draft.carried[name] = member.value.json
        checkCarried(name, member, expects: value["expect"] != nil)
      }
      draft.defaults = defaults?.values ?? SearchParameters()
      draft.source = source
      draft.count = value["count"]?.integer
      draft.expectations = reader.blocks(of: value["expect"], reportingTo: &decoder)
      entries.append(draft)
    }
    guard !isList else { return }
    for value in root["judgments"]?.list ?? [] { addJudgment(value) }
    for value in root["thresholds"]?.list ?? [] { addThreshold(value) }
  }

  /// Tells of a key that nothing reads, though it asks for something; of each name once, unless it is an error.
  private mutating func checkCarried(_ name: String, _ member: CheckedMapping.Member, expects: Bool) {
    let isUnsupported = QueryKeys.isUnsupported(name, member.value.json ?? .null)
    let isError = isUnsupported && expects
    let isNew = isUnsupported ? reportedNames.insert(name).inserted : comparedNames.insert(name).inserted
    guard isError || isNew else { return }
    let message: String? =
      if isUnsupported {
        QueryKeys.unsupportedMessage(name, isJudged: expects)
      } else if TableExpectations.isColumn(name) || name.hasPrefix("filters.") {
        "\(Diagnostic.quoted(name)) is a column of tables, and is carried to the output; in YAML it is a mapping"
      } else if name == "within" {
        "'within' is a column of tables, and is carried to the output; in YAML it stands beside the 'objectID' of"
          + " 'contains'"
      } else {
        QueryKeys.conditionMessage(name, member.value.json ?? .null, modules: reader.modules, isJudged: isJudged)
      }
    guard let message else { return }
    decoder.report(
      isUnsupported ? "unsupported-key" : "carried-key", member.key.useRange, message,
      severity: isError ? .error : .warning)
  }

  private func texts(_ value: CheckedValue?) -> ExactDictionary<String> {
    (value?.mapping?.members ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value.value.text }
  }

  private mutating func addJudgment(_ value: CheckedValue) {
    guard let path = value["file"], let text = path.text else { return }
    if let module = value["module"], let id = module.text { reader.check(id, module.range, reportingTo: &decoder) }
    judgments.append(JudgmentFile(path: text, module: value["module"]?.text, file: file, range: path.range))
  }

  private mutating func addThreshold(_ value: CheckedValue) {
    if let module = value["module"], let id = module.text { reader.check(id, module.range, reportingTo: &decoder) }
    guard let name = value["measure"], let text = name.text else { return }
    guard let measure = Measure(text) else {
      let suggestion = Suggestions.closestMatch(to: text, among: Measure.names)
      let hint = suggestion == nil ? " (known: \(Measure.names.joined(separator: ", ")))" : ""
      return decoder.report(
        "unknown-measure", name.range, "unknown measure \(Diagnostic.quoted(text))\(hint)", suggestion: suggestion)
    }
    let (minimum, maximum) = (bound(value["min"], of: measure), bound(value["max"], of: measure))
    guard minimum != nil || maximum != nil else {
      // What is malformed was told.
      guard value.node["min"] == nil, value.node["max"] == nil else { return }
      return decoder.report("missing-key", value.range, "a threshold has 'min' or 'max', or both")
    }
    if let minimum, let maximum, minimum > maximum {
      return decoder.report(
        "conflicting-keys", value.range, "'min' is greater than 'max', so that nothing can be between")
    }
    thresholds.append(
      Threshold(
        module: value["module"]?.text, measure: text, minimum: minimum, maximum: maximum, tags: texts(value["tag"]),
        severity: value["severity"]?.text.flatMap(Threshold.Severity.init) ?? .fail, file: file, range: value.range))
  }

  private mutating func bound(_ value: CheckedValue?, of measure: Measure) -> Double? {
    guard let value, let text = value.text else { return nil }
    if let bound = measure.bound(text) { return bound }
    let expected =
      switch measure.unit {
      case .share: "a number from 0 to 1, or a percentage such as '5%'"
      case .number: "a number"
      case .duration: "a duration with its unit, such as '50ms'"
      }
    decoder.report(
      "wrong-unit", value.range, "this measure is bounded by \(expected), found \(Diagnostic.quoted(text))")
    return nil
  }
}
