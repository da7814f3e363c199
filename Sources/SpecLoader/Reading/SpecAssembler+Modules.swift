import Diagnostics
import IndexSettings
import SearchModel
import YAMLTree

extension SpecAssembler {
  /// A module with what its checks need.
  struct ModuleDraft {
    let value: CheckedValue
    /// The id, nil when it is wrong.
    let id: String?
    /// The place of the id, or of the module when it takes its index's name.
    let idRange: SourceRange
    /// The index, nil when it is missing or wrong.
    let indexName: String?
    /// The value that names the index.
    let indexValue: CheckedValue?
    /// Whether the section shows facet values.
    let isFacet: Bool
  }

  mutating func assembleModules(_ value: CheckedValue?, common: CheckedParameters?) -> [ModuleSpecification] {
    let drafts = (value?.list ?? []).map { draft($0) }
    checkIDs(drafts)
    noteSharedFacets(common, drafts)
    let modules = drafts.compactMap { assemble($0, among: drafts, common: common) }
    noteAttributes(in: common, of: searchedIndices)
    warnOfCommonParametersWithoutEffect(common)
    return modules
  }

  private mutating func draft(_ value: CheckedValue) -> ModuleDraft {
    let present = value.mapping?.presentKeys ?? []
    let isFacet = present.contains("facet")
    let indexValue = isFacet ? value["facet"]?["indexName"] : value["indexName"]
    let indexName = indexValue?.text
    var id = value["id"]?.text
    if id == nil, !present.contains("id"), let indexName, let indexValue {
      if TextFormat.moduleID.accepts(indexName), !TextFormat.moduleID.reserved.contains(indexName) {
        id = indexName
      } else {
        report(
          "missing-key", indexValue,
          "the index name \(Diagnostic.quoted(indexName)) cannot be the module's id: give the module an 'id'")
      }
    }
    return ModuleDraft(
      value: value, id: id, idRange: value["id"]?.range ?? indexValue?.range ?? value.range, indexName: indexName,
      indexValue: indexValue, isFacet: isFacet)
  }

  private mutating func checkIDs(_ drafts: [ModuleDraft]) {
    var lines: ExactDictionary<Int> = [:]
    for draft in drafts {
      guard let id = draft.id else { continue }
      if let line = lines[id] {
        let hint = draft.value["id"] == nil ? "; its id is the index name, so give it an 'id'" : ""
        decoder.report(
          "duplicate-id", draft.idRange, "the module id \(Diagnostic.quoted(id)) is already used on line \(line)\(hint)"
        )
      } else {
        lines[id] = draft.idRange.start.line
      }
    }
  }

  private mutating func assemble(
    _ draft: ModuleDraft, among drafts: [ModuleDraft], common: CheckedParameters?
  ) -> ModuleSpecification? {
    let value = draft.value
    let backend = chooseBackend(of: draft)
    let query = value["query"]?.parameters
    let layers = [common, query].compactMap { $0 }
    let index = checkEmbedded(draft, backend: backend, parameters: layers)
    if let index {
      noteAttributes(of: value, draft.id, index: index.name)
      if !searchedIndices.contains(where: { $0.hasSameBytes(as: index.name) }) { searchedIndices.append(index.name) }
    }
    if index == nil { noteEffect(in: draft, layers, on: backend) }
    let uploaded = index == nil ? checkUploaded(draft, backend: backend, parameters: layers) : nil
    checkRemote(draft, backend: backend, parameters: layers)
    let content: ModuleSpecification.Content
    if draft.isFacet {
      guard let facet = value["facet"] else { return nil }
      let specification = assembleFacet(facet, index: index, among: drafts)
      if specification.queryUse == .follow, let text = query?.members.first(where: { $0.parameter.name == "query" }) {
        report(
          "conflicting-keys", text.value,
          "'query' has no effect where 'facet' has 'query: follow', by which what is typed takes its place")
      }
      warnOfPages(ofFacetSection: query)
      content = .facet(specification)
    } else {
      checkRetrieved(draft, backend: backend, parameters: layers)
      content = .hits(assembleHits(value, index: index ?? uploaded))
    }
    guard let id = draft.id, let indexName = draft.indexName else { return nil }
    return ModuleSpecification(
      id: id, indexName: indexName, title: value["title"]?.text ?? id, backend: moduleBackend(draft),
      showItemsOnEmptyQuery: value["showItemsOnEmptyQuery"]?.boolean ?? true,
      query: query?.values ?? SearchParameters(), content: content)
  }

  /// The backend that the run or the module names for itself.
  private func moduleBackend(_ draft: ModuleDraft) -> String? {
    let option = draft.id.flatMap { options.backendChoice.backendsByModule[$0] }
    return option.flatMap { backendNames.contains($0) ? $0 : nil } ?? draft.value["backend"]?.text
  }

  /// The backend of a module in this run; nil without a backend, or when it is unknown.
  private mutating func chooseBackend(of draft: ModuleDraft) -> BackendSpecification? {
    if let own = draft.value["backend"], let name = own.text, !backendNames.contains(name) {
      reportUnknownBackend(name, own)
    }
    let isUndecided = draft.value.mapping?.presentKeys.contains("backend") == true && draft.value["backend"] == nil
    guard let name = moduleBackend(draft) ?? defaultBackend else {
      if !isUndecided {
        decoder.report(
          "missing-key", draft.idRange,
          "several backends are declared: name one in the module's 'backend', or a default one in the spec's 'backend'")
      }
      return nil
    }
    return backends.first { $0.name.hasSameBytes(as: name) }
  }

  private mutating func assembleFacet(
    _ facet: CheckedValue, index: IndexSpecification?, among drafts: [ModuleDraft]
  ) -> FacetModuleSpecification {
    let attribute = facet["attribute"]?.text ?? ""
    if let index, let value = facet["attribute"] { checkSearchable(attribute, value, index) }
    for target in facet["refines"]?.list ?? [] { checkRefined(target, among: drafts) }
    return FacetModuleSpecification(
      attribute: attribute, maxFacetHits: facet["maxFacetHits"]?.integer, refines: facet["refines"]?.texts ?? [],
      operator: facet["operator"]?.text.flatMap(RefinementOperator.init) ?? .or,
      selection: facet["selection"]?.text.flatMap(SelectionMode.init) ?? .multiple,
      queryUse: facet["query"]?.text.flatMap(FacetModuleSpecification.QueryUse.init) ?? .search)
  }

  /// Warns of pages of hits in the parameters of a section that shows none.
  private mutating func warnOfPages(ofFacetSection query: CheckedParameters?) {
    for member in query?.members ?? []
    where ["hitsPerPage", "page", "offset", "length"].contains(member.parameter.name) && member.value.json != .null
      && member.value.json != member.parameter.defaultValue
    {
      warn(
        "'\(member.parameter.name)': has no effect: a section of facet values shows no hits; 'maxFacetHits' says how many"
          + " values it shows", at: member.key.useRange)
    }
  }

  private mutating func checkRefined(_ target: CheckedValue, among drafts: [ModuleDraft]) {
    guard let id = target.text else { return }
    if let module = drafts.first(where: { $0.id.map { $0.hasSameBytes(as: id) } ?? false }) {
      guard module.isFacet else { return }
      report(
        "invalid-reference", target,
        "'refines' names modules of records; \(Diagnostic.quoted(id)) is a section of facet values")
      return
    }
    let known = drafts.filter { !$0.isFacet }.compactMap(\.id).sorted()
    let suggestion = Suggestions.closestMatch(to: id, among: known)
    let hint = suggestion == nil && !known.isEmpty ? " (modules of records: \(known.joined(separator: ", ")))" : ""
    report("unknown-module", target, "unknown module \(Diagnostic.quoted(id))\(hint)", suggestion: suggestion)
  }

  private mutating func assembleHits(_ value: CheckedValue, index: IndexSpecification?) -> HitsModuleSpecification {
    var schema: HitSchema?
    if case .schema(let decoded)? = value["hit"]?.content { schema = decoded }
    let display = value["display"]
    if let schema { checkDisplay(display, schema) }
    let disjunctiveFacets = value["disjunctiveFacets"]
    if let index { checkDisjunctiveFacets(disjunctiveFacets, index) }
    return HitsModuleSpecification(
      schema: schema, label: display?["label"]?.text, detail: display?["detail"]?.texts,
      infiniteScrolling: infiniteScrolling(value["infiniteScrolling"]),
      onInvalidHit: value["onInvalidHit"]?.text.flatMap(InvalidHitPolicy.init) ?? .fail,
      disjunctiveFacets: disjunctiveFacets?.texts ?? [],
      filterGroups: assembleFilterGroups(value["filterState"], index: index),
      role: value["role"]?.text.flatMap(HitsModuleSpecification.Role.init) ?? .results)
  }

  private mutating func checkDisplay(_ display: CheckedValue?, _ schema: HitSchema) {
    let names = schema.fields.map(\.name)
    for value in [display?["label"]].compactMap({ $0 }) + (display?["detail"]?.list ?? []) {
      guard let name = value.text, !names.contains(name) else { continue }
      let suggestion = Suggestions.closestMatch(to: name, among: names)
      let hint = suggestion == nil ? " (fields: \(names.joined(separator: ", ")))" : ""
      report(
        "unknown-field", value, "the hit schema has no field \(Diagnostic.quoted(name))\(hint)", suggestion: suggestion)
    }
  }

  private func infiniteScrolling(_ value: CheckedValue?) -> InfiniteScrolling {
    if value?.boolean == false { return .off }
    return .on(withOffset: value?["offset"]?.integer ?? 10)
  }
}
