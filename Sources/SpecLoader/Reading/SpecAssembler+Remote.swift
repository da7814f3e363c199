import Diagnostics
import IndexSettings
import SearchDialects
import SearchModel
import YAMLTree

extension SpecAssembler {
  /// Reports what a module asks for and its backend cannot do; with all backends checked, what any of them cannot.
  mutating func checkRemote(
    _ draft: ModuleDraft, backend: BackendSpecification?, parameters: [CheckedParameters]
  ) {
    warnOfFaults(in: parameters, of: draft.indexName ?? "")
    let checked = options.backendChoice.checksAll ? backends : [backend].compactMap { $0 }
    for backend in checked {
      guard let dialect = backend.dialect(indices: Array(indices.values)) else { continue }
      if let index = draft.indexName.flatMap({ indices[$0] }) {
        let overruled = parameters.reduce(into: ExactSet()) { $0.formUnion($1.values.values.keys) }
        warnOfSettings(of: index, on: backend, dialect, overruled: overruled)
      }
      checkTogether(draft, parameters, of: draft.indexName.flatMap { indices[$0] }, on: backend, dialect)
      for use in features(of: draft, parameters: parameters) {
        guard let reason = dialect.refusal(of: use.feature) else { continue }
        let message = "the backend \(Diagnostic.quoted(backend.name)) (\(backend.typeName)) \(reason)"
        guard refusals.insert(Refusal(range: use.range, message: message)).inserted else { continue }
        decoder.report("unsupported", use.range, message)
      }
    }
  }

  /// Warns of filters that find nothing, whatever is searched.
  private mutating func warnOfFaults(in parameters: [CheckedParameters], of index: String) {
    for member in parameters.flatMap(\.members) {
      for placed in member.filterNeeds {
        guard let fault = placed.need.fault else { continue }
        let range = member.value.range(ofElement: placed.element)
        guard filterWarnings.insert(FilterWarning(need: placed.need, index: index, range: range)).inserted else {
          continue
        }
        decoder.report(fault.code, range, fault.message, suggestion: fault.suggestion, severity: .warning)
      }
    }
  }

  /// Reports what cannot be asked for without another parameter, and warns of what has no effect without one.
  private mutating func checkTogether(
    _ draft: ModuleDraft, _ layers: [CheckedParameters], of index: IndexSpecification?,
    on backend: BackendSpecification, _ dialect: any SearchDialect
  ) {
    guard case .typesense = backend.kind else { return }
    let settings = index?.settings ?? [:]
    warnOfParametersWithoutEffect(draft, layers, over: settings, names: SettingChecks.companionNames) {
      SettingChecks.companionsWithoutEffect(in: $0, over: $1)
    }
    let all = layers.reduce(settings) { $0.overlaid(with: $1.values) }
    guard let (name, reason) = dialect.refusal(ofAll: all),
      let member = layers.reversed().lazy.compactMap({ $0.members.first { $0.parameter.name == name } }).first
    else { return }
    let message = "the backend \(Diagnostic.quoted(backend.name)) (\(backend.typeName)) \(reason)"
    guard refusals.insert(Refusal(range: member.key.useRange, message: message)).inserted else { return }
    decoder.report("unsupported", member.key.useRange, message)
  }

  /// Warns of the settings of all indices that a backend does not have to which they are uploaded.
  mutating func checkUploads() {
    for backend in backends
    where options.backendChoice.additional.contains(where: { $0.hasSameBytes(as: backend.name) }) {
      guard let dialect = backend.dialect(indices: Array(indices.values)) else { continue }
      for index in indices.values { warnOfSettings(of: index, on: backend, dialect, overruled: []) }
    }
  }

  /// Warns of the settings of an index, and of those that a replica has from its primary, that a backend does not have.
  ///
  /// They are no errors, since Algolia's own settings are to be shared.
  private mutating func warnOfSettings(
    of index: IndexSpecification, on backend: BackendSpecification, _ dialect: any SearchDialect, overruled: ExactSet
  ) {
    for name in [index.primary, index.name].compactMap({ $0 }) {
      for member in declaredSettings[name]?.members ?? [] where !overruled.contains(member.parameter.name) {
        guard let value = member.value.json, value != .null,
          let reason = dialect.refusal(ofSetting: member.parameter.name, value)
        else { continue }
        warn(
          "the setting has no effect there: the backend \(Diagnostic.quoted(backend.name)) (\(backend.typeName)) \(reason)",
          at: member.key.useRange)
      }
    }
  }

  /// Everything that a module asks of its backend, with its places.
  private mutating func features(of draft: ModuleDraft, parameters: [CheckedParameters]) -> [FeatureUse] {
    var uses: [FeatureUse] = []
    for (number, layer) in parameters.enumerated() {
      let upper = parameters.dropFirst(number + 1).reduce(into: Set()) { $0.formUnion($1.values.values.keys) }
      for member in layer.members where member.parameter.name == "filters" || !upper.contains(member.parameter.name) {
        // Null asks for nothing.
        guard member.value.json != .null else { continue }
        uses += features(of: member)
      }
    }
    let module = draft.value
    if let facet = module["facet"] {
      uses.append(FeatureUse(.facetValues(attribute: facet["attribute"]?.text ?? ""), facet.range))
      return uses
    }
    uses += facetsAfterDistinct(of: draft, parameters)
    for value in module["disjunctiveFacets"]?.list ?? [] {
      if let attribute = value.text { uses.append(FeatureUse(.disjunctiveFacet(attribute: attribute), value.range)) }
    }
    if let scrolling = module["infiniteScrolling"], scrolling.boolean != false {
      uses.append(FeatureUse(.pages, scrolling.range))
    }
    for element in module["filterState"]?.list ?? [] { uses += features(ofGroup: element) }
    return uses
  }

  /// The facets of a module that count what is left of groups, because the index declares them so.
  private mutating func facetsAfterDistinct(of draft: ModuleDraft, _ parameters: [CheckedParameters]) -> [FeatureUse] {
    guard let index = draft.indexName.flatMap({ indices[$0] }), index.settings["attributeForDistinct"] != nil else {
      return []
    }
    let distinct = parameters.last { $0.values["distinct"] != nil }?.values["distinct"] ?? index.settings["distinct"]
    guard let distinct, distinct != false, distinct != 0 else { return [] }
    let faceting = faceting(of: index)
    var uses: [FeatureUse] = []
    func add(_ attribute: String, _ range: SourceRange) {
      guard faceting.isCountedAfterDistinct(attribute) else { return }
      uses.append(FeatureUse(.facetAfterDistinct(attribute: attribute), range))
    }
    let member = parameters.reversed().lazy.compactMap { $0.members.first { $0.parameter.name == "facets" } }.first
    for (element, attribute) in (member?.value.json?.stringListValue ?? []).enumerated() {
      guard let range = member?.value.range(ofElement: element) else { continue }
      for attribute in attribute == "*" ? faceting.attributes : [attribute] { add(attribute, range) }
    }
    for value in draft.value["disjunctiveFacets"]?.list ?? [] { value.text.map { add($0, value.range) } }
    return uses
  }

  private func features(of member: CheckedParameters.Member) -> [FeatureUse] {
    guard let value = member.value.json else { return [] }
    let range = member.key.useRange
    return [FeatureUse(.parameter(name: member.parameter.name, value: value), range)]
      + Self.filters(in: value, of: member.parameter.name).map { FeatureUse(.filter($0), member.value.range) }
  }

  private mutating func features(ofGroup element: CheckedValue) -> [FeatureUse] {
    var uses: [FeatureUse] = []
    for (kind, member) in (element.mapping?.members ?? [:]) {
      let group = member.value
      if kind == "hierarchical" {
        let attributes = group["attributes"]?.texts ?? []
        let refinement = HierarchicalRefinement(
          attributes: attributes, separator: group["separator"]?.text ?? " > ", path: [])
        uses.append(FeatureUse(.filterGroup(.hierarchical(refinement)), group.range))
      } else {
        uses.append(FeatureUse(.filterGroup(kind == "or" ? .or : .and), group.range))
      }
      for value in group["filters"]?.list ?? [] {
        // Whatever does not parse has been reported where the groups were read.
        if let text = value.text, let filter = try? FilterExpression(text).clauses.first?.filters.first {
          uses.append(FeatureUse(.filter(filter), value.range))
        }
      }
    }
    return uses
  }

  /// The filters that a parameter's value holds.
  private static func filters(in value: JSON, of name: String) -> [Filter] {
    let expression: FilterExpression?
    if name == "filters" {
      expression = value.stringValue.flatMap { try? FilterExpression($0) }
    } else if let kind = FilterListKind.parameters.first(where: { $0.name == name })?.kind {
      expression = try? FilterExpression(list: value, of: kind)
    } else {
      expression = nil
    }
    return expression?.clauses.flatMap(\.filters) ?? []
  }
}

/// Something that a module asks for, and where.
private struct FeatureUse {
  let feature: SearchFeature
  let range: SourceRange

  init(_ feature: SearchFeature, _ range: SourceRange) {
    self.feature = feature
    self.range = range
  }
}

/// The identity of a refusal by a backend, so that the spec's own parameters are reported once for all modules.
struct Refusal: Hashable {
  let range: SourceRange
  let message: String
}
