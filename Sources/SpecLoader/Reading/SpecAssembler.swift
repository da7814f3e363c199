import Diagnostics
import EmbeddedEngine
import OrderedCollections
import RecordFiles
import SearchModel
import YAMLTree

/// Makes the typed spec of checked values and checks what concerns several of them.
struct SpecAssembler {
  let file: String
  let options: SpecReadingOptions
  /// Reads filters in values, and gathers the diagnostics.
  var decoder: DocumentDecoder
  /// The backends, the embedded one when none is declared.
  var backends: [BackendSpecification] = []
  /// The names of all declared backends, also of wrong ones.
  var backendNames: [String] = []
  /// The names of all declared indices, also of wrong ones.
  var indexNames: [String] = []
  /// The indices by name.
  var indices: [String: IndexSpecification] = [:]
  /// What each index declares for faceting, as far as it was asked for.
  var facetingByIndex: [String: FacetingAttributes] = [:]
  /// The warnings of undeclared attributes so far.
  var facetWarnings: Set<FacetWarning> = []
  /// The default backend of this run, nil when there is none.
  var defaultBackend: String?

  init(file: String, options: SpecReadingOptions, decoder: DocumentDecoder) {
    self.file = file
    self.options = options
    self.decoder = decoder
  }

  /// The folder that the spec's paths are relative to.
  var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The spec of a checked root; nil when the root is no mapping. Only to be used when there is no error.
  mutating func assemble(_ root: CheckedValue) -> SearchSpecification? {
    guard let mapping = root.mapping else { return nil }
    assembleBackends(root["backends"])
    chooseDefaultBackend(root["backend"], hasErrors: mapping.presentKeys.contains("backend") && root["backend"] == nil)
    let indices = assembleIndices(root["indices"])
    let query = root["query"]?.parameters
    let modules = assembleModules(root["indexModules"], common: query)
    return SearchSpecification(
      file: file, name: root["name"]?.text, backends: backends,
      defaultBackend: defaultBackend ?? backends.first?.name ?? "",
      searchBox: searchBox(root["searchBox"]), indices: indices, query: query?.values ?? SearchParameters(),
      modules: modules)
  }

  private func searchBox(_ value: CheckedValue?) -> SearchBoxSpecification {
    SearchBoxSpecification(
      mode: value?["mode"]?.text.flatMap(SearchBoxSpecification.Mode.init) ?? .asYouType,
      debounce: value?["debounce"]?.duration ?? .milliseconds(100))
  }

  private mutating func assembleIndices(_ value: CheckedValue?) -> [IndexSpecification] {
    guard let mapping = value?.mapping else { return [] }
    // Names of wrong indices stay known, so that modules that use them are not reported as well.
    indexNames = mapping.presentKeys.sorted()
    return mapping.members.elements.compactMap { name, member in
      guard let records = member.value["records"] else { return nil }
      checkFiles(of: member.value)
      let index = IndexSpecification(
        name: name, records: records.texts ?? [], objectID: member.value["objectID"]?.text ?? "objectID",
        settings: member.value["settings"]?.parameters?.values ?? SearchParameters(),
        synonyms: member.value["synonyms"]?.text, rules: member.value["rules"]?.text)
      indices[name] = index
      if let settings = member.value["settings"]?.parameters { warnNotApplied(settings) }
      return index
    }
  }

  private mutating func checkFiles(of index: CheckedValue) {
    if let records = index["records"], records.node.elements?.isEmpty == true {
      report("invalid-value", records, "'records' must not be empty")
    }
    for path in index["records"]?.list ?? [] {
      guard let text = path.text else { continue }
      guard RecordFiles.mayHoldRecords(text) else {
        report(
          "invalid-value", path,
          "\(Diagnostic.quoted(text)) is no file of records: their names end in \(RecordFiles.endings)")
        continue
      }
      guard let problem = options.files.matches(text, folder) else { continue }
      report("missing-file", path, "no records can be read from \(Diagnostic.quoted(text)): \(problem)")
    }
    for key in ["synonyms", "rules"] {
      guard let path = index[key], let text = path.text, let problem = options.files.exists(text, folder) else {
        continue
      }
      report("missing-file", path, "\(Diagnostic.quoted(text)) cannot be read: \(problem)")
    }
    checkSynonyms(index["synonyms"])
  }

  private mutating func checkSynonyms(_ path: CheckedValue?) {
    guard let path, let text = path.text, options.files.exists(text, folder) == nil else { return }
    for problem in options.files.synonyms(text, folder) {
      report("invalid-synonyms", path, "\(Diagnostic.quoted(text)): \(problem)")
    }
  }

  /// Warns of parameters that the embedded engine accepts and does not apply.
  mutating func warnNotApplied(_ parameters: CheckedParameters) {
    for member in parameters.members where member.parameter.support == .notYet {
      decoder.report(
        "not-applied", member.key.useRange,
        "'\(member.parameter.name)' is accepted, but the embedded engine does not apply it yet", severity: .warning)
    }
  }

  /// Adds an error at a value.
  mutating func report(_ code: String, _ value: CheckedValue, _ message: String, suggestion: String? = nil) {
    decoder.report(code, value.range, message, suggestion: suggestion)
  }
}
