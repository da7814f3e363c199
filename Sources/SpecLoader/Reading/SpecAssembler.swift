import Diagnostics
import FileSystem
import IndexSettings
import RecordFiles
import SearchModel
import YAMLTree

/// Makes the typed spec of checked values and checks what concerns several of them.
struct SpecAssembler {
  let file: String
  let options: SpecReadingOptions
  /// Reads filters in values, and gathers the diagnostics.
  var decoder: DocumentDecoder
  /// The backends; the embedded one when no backend is declared.
  var backends: [BackendSpecification] = []
  /// The names of all declared backends, also of wrong ones.
  var backendNames: [String] = []
  /// The names of all declared indices, also of wrong ones.
  var indexNames: [String] = []
  /// The indices by name.
  var indices: ExactDictionary<IndexSpecification> = [:]
  /// What each index declares for faceting, as far as it was asked for.
  var facetingByIndex: ExactDictionary<FacetingAttributes> = [:]
  /// The warnings of undeclared attributes so far.
  var filterWarnings: Set<FilterWarning> = []
  /// The facets of the common query that some index declares.
  var sharedFacets: Set<SharedFacet> = []
  /// The entries of indices under `indices`, by name.
  var declaredIndices: ExactDictionary<CheckedValue> = [:]
  /// The settings of these entries, also of those that are in files of their own.
  var declaredSettings: ExactDictionary<CheckedParameters> = [:]
  /// The warnings of parameters without effect so far.
  var effectWarnings: Set<EffectWarning> = []
  /// What became of the parameters of the common query so far.
  var commonEffects = CommonEffects()
  /// What was said so far that remote backends cannot do.
  var refusals: Set<Refusal> = []
  /// The indices that modules search here, each once.
  var searchedIndices: [String] = []
  /// The names of attributes that records should have.
  var attributeUses: [AttributeUse] = []
  /// The fields of the hit schemas, by module.
  var hitFields: ExactDictionary<[PlacedField]> = [:]
  /// Whether a module ranks by `customRanking`, by the index that it searches.
  var ranksByCustom: ExactDictionary<Bool> = [:]
  /// The hierarchies of more than one level.
  var hierarchies: [HierarchyUse] = []
  /// The records that rules name.
  var ruleRecords: [RuleRecords] = []
  /// The default backend of this run; nil without one.
  var defaultBackend: String?

  init(file: String, options: SpecReadingOptions, decoder: DocumentDecoder) {
    self.file = file
    self.options = options
    self.decoder = decoder
  }

  /// The spec of a checked root; nil when the root is no mapping. Only to be used when there is no error.
  mutating func assemble(_ root: CheckedValue) -> SearchSpecification? {
    guard let mapping = root.mapping else { return nil }
    assembleBackends(root["backends"])
    chooseDefaultBackend(root["backend"], hasErrors: mapping.presentKeys.contains("backend") && root["backend"] == nil)
    let indices = assembleIndices(root["indices"])
    let query = root["query"]?.parameters
    let modules = assembleModules(root["indexModules"], common: query)
    let feeds = assembleFeeds(root["composition"], modules: modules, declared: root["indexModules"])
    checkUploads()
    warnOfUnusedCustomRankings()
    return SearchSpecification(
      file: file, name: root["name"]?.text, backends: backends,
      defaultBackend: defaultBackend ?? backends.first?.name ?? "",
      searchBox: searchBox(root["searchBox"]), indices: indices, query: query?.values ?? SearchParameters(),
      modules: modules, feeds: feeds)
  }

  private func searchBox(_ value: CheckedValue?) -> SearchBoxSpecification {
    SearchBoxSpecification(
      mode: value?["mode"]?.text.flatMap(SearchTriggeringMode.init) ?? .searchAsYouType,
      debounce: value?["debounce"]?.duration ?? .milliseconds(100))
  }

  private mutating func assembleIndices(_ value: CheckedValue?) -> [IndexSpecification] {
    guard let mapping = value?.mapping else { return [] }
    // Names of wrong indices stay known, so that modules that use them are not reported as well.
    indexNames = mapping.presentKeys.sorted()
    for (name, member) in mapping.members { declaredSettings[name] = settings(of: member.value) }
    let listings = replicaListings(in: mapping)
    for (name, member) in mapping.members {
      checkFiles(of: member.value)
      noteAttributes(in: declaredSettings[name], of: [name])
      declaredIndices[name] = member.value
      guard !listings.contains(where: { $0.replica.name.hasSameBytes(as: name) }) else { continue }
      indices[name] = assembleIndex(name, member.value)
    }
    for listing in listings { assembleReplica(listing, mapping.members[listing.replica.name]?.value) }
    let names = Array(mapping.members.keys) + listings.map(\.replica.name)
    var seen: ExactSet = []
    return names.filter { seen.insert($0).inserted }.compactMap { indices[$0] }
  }

  private mutating func assembleIndex(_ name: String, _ value: CheckedValue) -> IndexSpecification? {
    guard let records = value["records"] else {
      if value.mapping?.presentKeys.contains("records") != true {
        decoder.report(
          "missing-key", SourceRange(at: value.range.start),
          "missing key 'records': record files; only a replica, which an index lists in its 'replicas', has none")
      }
      return nil
    }
    let index = IndexSpecification(
      name: name, records: recordSource(records, objectID: value["objectID"]),
      settings: declaredSettings[name]?.values.withoutNulls ?? SearchParameters(),
      settingsFile: value["settings"]?.text,
      synonyms: value["synonyms"]?.text, rules: value["rules"]?.text)
    if let path = value["rules"] { checkRules(of: index, at: path) }
    return index
  }

  private mutating func checkFiles(of index: CheckedValue) {
    checkRecords(index["records"], objectID: index["objectID"])
    checkSynonyms(index["synonyms"])
    checkReadability(ofRules: index["rules"])
  }

  private mutating func checkSynonyms(_ path: CheckedValue?) {
    guard let path, let text = path.text else { return }
    do {
      for problem in try options.files.synonyms(text).diagnostics {
        let place = problem.range.map { "line \($0.start.line), " } ?? ""
        report("invalid-synonyms", path, "\(Diagnostic.quoted(text)): \(place)\(problem.message)")
      }
    } catch {
      reportUnreadable(path, because: error)
    }
  }

  /// Whether the rules fit is checked with the index that they belong to.
  private mutating func checkReadability(ofRules path: CheckedValue?) {
    guard let path, let text = path.text else { return }
    do {
      _ = try options.files.rules(text)
    } catch {
      reportUnreadable(path, because: error)
    }
  }

  /// Adds the error of a file that cannot be read at its path.
  mutating func reportUnreadable(_ path: CheckedValue, because error: FileError) {
    report("missing-file", path, "\(Diagnostic.quoted(path.text ?? "")) cannot be read: \(error.message)")
  }

  /// Adds an error at a value.
  mutating func report(_ code: String, _ value: CheckedValue, _ message: String, suggestion: String? = nil) {
    decoder.report(code, value.range, message, suggestion: suggestion)
  }
}
