import Diagnostics
import SearchModel
import YAMLTree

/// Reads what a row expects, once its shape was checked.
struct ExpectationReader {
  /// The conditions that a key holds, each with its value; the place is that of the key when it is nil.
  private typealias Found = [(check: Expectation.Check, expected: JSON, place: CheckedValue?)]

  /// The query file as it was named.
  let file: String
  /// The ids of the spec's modules; nil when they are not known.
  let modules: [String]?

  /// The blocks of the value of `expect`.
  func blocks(of value: CheckedValue?, reportingTo decoder: inout DocumentDecoder) -> [ExpectationBlock] {
    if let value { refuseEmpty("expect", value, reportingTo: &decoder) }
    let blocks: [ExpectationBlock] = (value?.mapping?.members ?? [:]).compactMap { name, member in
      let scope: ExpectationBlock.Scope =
        switch name {
        case "all": .all
        case "page": .page
        default: .module(name)
        }
      if case .module = scope { check(name, member.key.useRange, reportingTo: &decoder) }
      var block = ExpectationBlock(scope: scope, expectations: [])
      refuseEmpty(name, member.value, reportingTo: &decoder)
      for (key, condition) in member.value.mapping?.members ?? [:] {
        if key == "knownFailure" {
          block.knownFailure = condition.value.text.map {
            ExpectationBlock.KnownFailure(reason: $0, range: condition.value.range)
          }
          continue
        }
        for (check, expected, place) in checks(key, condition.value, reportingTo: &decoder) {
          block.expectations.append(
            Expectation(
              check: check, expected: expected, file: file, range: place.map(\.range) ?? condition.key.useRange))
        }
      }
      if block.knownFailure != nil, block.expectations.isEmpty {
        decoder.report(
          "missing-key", member.key.useRange, "'knownFailure' stands alone: name what is known to fail beside it")
      }
      return block.expectations.isEmpty ? nil : block
    }
    refuseSecondSnapshot(in: blocks, reportingTo: &decoder)
    return blocks
  }

  /// Refuses a snapshot of a section beside another one of all sections: a section has one.
  private func refuseSecondSnapshot(in blocks: [ExpectationBlock], reportingTo decoder: inout DocumentDecoder) {
    func snapshots(_ isMeant: (ExpectationBlock.Scope) -> Bool) -> [Expectation] {
      blocks.filter { isMeant($0.scope) }.flatMap(\.expectations).filter(\.check.isSnapshot)
    }
    guard let common = snapshots({ $0 == .all }).first else { return }
    for own in snapshots({ $0 != .all }) where own.expected != common.expected {
      decoder.report(
        "conflicting-keys", own.range, "'all' has a 'snapshot' of other fields: a section keeps one for a row")
    }
  }

  /// Refuses a list or a mapping that was written without anything in it.
  private func refuseEmpty(_ name: String, _ value: CheckedValue, reportingTo decoder: inout DocumentDecoder) {
    guard value.node.elements?.isEmpty ?? value.node.members?.isEmpty ?? false else { return }
    decoder.report("invalid-value", value.range, "\(Diagnostic.quoted(name)) expects nothing: it is empty")
  }

  /// Checks that the spec has a module.
  func check(_ id: String, _ range: SourceRange, reportingTo decoder: inout DocumentDecoder) {
    guard let modules, !modules.contains(where: { $0.hasSameBytes(as: id) }) else { return }
    let suggestion = Suggestions.closestMatch(to: id, among: modules)
    let hint = suggestion == nil ? " (the spec has: \(modules.joined(separator: ", ")))" : ""
    decoder.report(
      "unknown-module", range, "unknown module \(Diagnostic.quoted(id))\(hint)", suggestion: suggestion)
  }

  private func checks(_ name: String, _ value: CheckedValue, reportingTo decoder: inout DocumentDecoder) -> Found {
    let list = value.list ?? []
    refuseEmpty(name, value, reportingTo: &decoder)
    let ids = list.compactMap(\.text)
    switch name {
    case "status":
      let status = value.text.flatMap(ExpectedStatus.init)
      return status.map { [(.status($0), .string($0.rawValue), nil)] } ?? []
    case "nbHits": return counts(value) { .nbHits($0) }
    case "requests": return counts(value) { .requests($0) }
    case "shown": return counts(value) { .shown($0) }
    case "first": return [(.first(ids), .array(ids.map(JSON.string)), nil)]
    case "order": return [(.order(ids), .array(ids.map(JSON.string)), nil)]
    case "sections":
      for element in list { check(element.text ?? "", element.range, reportingTo: &decoder) }
      return [(.sections(ids), .array(ids.map(JSON.string)), nil)]
    case "excludes":
      return list.compactMap { value in value.text.map { (.excludes($0), .string($0), value) } }
    case "contains": return list.compactMap { contained($0, reportingTo: &decoder) }
    case "each":
      return list.compactMap { value in
        guard let text = value.text, let filters = decoder.parseFilters(text, at: value) else { return nil }
        return (.each(filters), .string(text), value)
      }
    case "facets":
      for (attribute, values) in value.mapping?.members ?? [:] {
        refuseEmpty(attribute, values.value, reportingTo: &decoder)
      }
      return facets(value)
    case "snapshot":
      let fields = value.list.map { $0.compactMap(\.text) }
      return [(.snapshot(fields: fields), fields.map { .array($0.map(JSON.string)) } ?? "ids", nil)]
    case "duplicates":
      guard let attribute = value["by"]?.text else { return [] }
      let maximum = value["max"]?.integer ?? 0
      return [
        (
          .duplicates(attribute: attribute, maximum: maximum), ["by": .string(attribute), "max": .integer(maximum)], nil
        )
      ]
    default: return []
    }
  }

  private func counts(_ value: CheckedValue, _ check: (CountCondition) -> Expectation.Check) -> Found {
    guard let text = value.text, let condition = CountCondition(text) else { return [] }
    return [(check(condition), condition.json(of: text), nil)]
  }

  private func contained(_ value: CheckedValue, reportingTo decoder: inout DocumentDecoder) -> Found.Element? {
    if let id = value.text { return (.contains(.objectID(id), within: nil), .string(id), value) }
    var expected: JSONObject = [:]
    let name: HitName
    switch (value["objectID"]?.text, value["where"]) {
    case (let id?, nil):
      name = .objectID(id)
      expected["objectID"] = .string(id)
    case (nil, let filter?):
      guard let text = filter.text, let expression = decoder.parseFilters(text, at: filter) else { return nil }
      name = .filter(expression, text)
      expected["where"] = .string(text)
    default:
      decoder.report("missing-key", value.range, "a hit is named either by 'objectID' or by 'where'")
      return nil
    }
    let within = value["within"]?.integer
    expected["within"] = within.map(JSON.integer)
    return (.contains(name, within: within), .object(expected), value)
  }

  private func facets(_ value: CheckedValue) -> Found {
    (value.mapping?.members ?? [:]).flatMap { attribute, values in
      (values.value.mapping?.members ?? [:]).compactMap { name, member in
        guard let text = member.value.text, let condition = CountCondition(text) else { return nil }
        let expected: JSON = .object([attribute: .object([name: condition.json(of: text)])])
        return (.facet(attribute: attribute, value: name, count: condition), expected, member.value)
      }
    }
  }
}
