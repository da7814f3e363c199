import Diagnostics
import IndexSettings
import SearchModel

// What a module shows, beside what its search gives.
extension SpecAssembler {
  /// Warns of what a module shows of hits and its search leaves out of them.
  ///
  /// - Parameter parameters: the layers of parameters with which it searches.
  mutating func checkRetrieved(
    _ draft: ModuleDraft, backend: BackendSpecification?, parameters: [CheckedParameters]
  ) {
    // Others may give whatever they want.
    if case .http? = backend?.kind { return }
    let index = draft.indexName.flatMap { indices[$0] }
    let settings = index?.settings ?? [:]
    let values = parameters.reduce(settings) { $0.overlaid(with: $1.values) }
    // Who wants no hits wants nothing of them.
    guard values.hitsPerPage != 0 else { return }
    checkResponseFields(values, parameters, index)
    let names = values["attributesToRetrieve"]?.stringListValue ?? ["*"]
    let unretrievable = settings["unretrievableAttributes"]?.stringListValue ?? []
    guard names != ["*"] || !unretrievable.isEmpty else { return }
    let retrieved = RetrievedAttributes(names, unretrievable: unretrievable)
    let missing = shownFields(of: draft.value).filter { field in
      field.path.components.first.map { !AttributeUse.isReserved($0) } ?? false && !retrieved.reaches(into: field.path)
    }
    // A rule may let attributes through. Its file is read only where something is missing.
    guard !missing.isEmpty, index.map({ rules(of: $0).contains { $0["attributesToRetrieve"] != nil } }) != true else {
      return
    }
    let never = AttributeSelection(unretrievable)
    for field in missing {
      let reason = never.includes(field.path) ? "unretrievableAttributes" : "attributesToRetrieve"
      let name = Diagnostic.quoted(field.path.description)
      decoder.report(
        "unretrieved-attribute", field.range, "no hit has \(name): '\(reason)' leaves it out", severity: .warning)
    }
  }

  /// The fields of a module's hit schema; without one, what it displays of records.
  private func shownFields(of module: CheckedValue) -> [PlacedField] {
    if let hit = module["hit"], case .schema(let schema) = hit.content {
      return PlacedField.all(of: schema, at: hit.node)
    }
    let display = module["display"]
    return ([display?["label"]].compactMap(\.self) + (display?["detail"]?.list ?? [])).compactMap { value in
      value.text.map { PlacedField(path: FieldPath($0), range: value.range) }
    }
  }

  /// Warns of answers without hits for a section that shows hits, and of members that no answer has.
  private mutating func checkResponseFields(
    _ values: SearchParameters, _ parameters: [CheckedParameters], _ index: IndexSpecification?
  ) {
    let settings = [index?.primary, index?.name].compactMap { $0.flatMap { declaredSettings[$0] } }
    for layer in settings + parameters {
      warn(SettingChecks.unknownResponseMembers(in: layer.values), of: layer)
    }
    guard let members = values["responseFields"]?.stringListValue, !members.contains("*"), !members.contains("hits"),
      let member = (settings + parameters).reversed().lazy
        .compactMap({ $0.members.first { $0.parameter.name == "responseFields" } }).first
    else { return }
    warn("'responseFields': answers have no 'hits', so that the section shows none", at: member.value.range)
  }
}
