import Diagnostics
import IndexSettings
import SearchModel
import YAMLTree

// The names of attributes, to compare them with records where these are read.
extension SpecAssembler {
  mutating func note(
    _ attribute: String, of indices: [String], at range: SourceRange, _ role: String,
    _ demand: AttributeUse.Demand = .anything, filter: Filter? = nil
  ) {
    guard !attribute.isEmpty else { return }
    attributeUses.append(
      AttributeUse(
        indices: indices, attribute: FieldPath(attribute), range: range, role: role, demand: demand,
        filter: filter))
  }

  /// Notes what settings or search parameters name.
  mutating func noteAttributes(in parameters: CheckedParameters?, of indices: [String]) {
    for member in parameters?.members ?? [] {
      guard let value = member.value.json else { continue }
      let name = member.parameter.name
      if name == "ruleContexts" { checkContexts(value, member.value, of: indices) }
      for (element, attribute, demand) in AttributeList.demands(of: value, for: name) {
        note(attribute, of: indices, at: member.value.range(ofElement: element), "'\(name)'", demand)
      }
      for (element, filter) in member.parameter.filters(in: value) {
        note(filter, of: indices, at: member.value.range(ofElement: element), "a filter")
      }
    }
  }

  /// Notes the attribute of a filter.
  mutating func note(_ filter: Filter, of indices: [String], at range: SourceRange, _ role: String) {
    note(
      filter.attribute, of: indices, at: range, role, filter.kind == .numeric ? .numbers : .anything, filter: filter)
  }

  /// Notes what a module names.
  mutating func noteAttributes(of module: CheckedValue, _ id: String?, index: String) {
    noteAttributes(in: module["query"]?.parameters, of: [index])
    if let facet = module["facet"]?["attribute"], let name = facet.text {
      note(name, of: [index], at: facet.range, "the facet section")
    }
    for facet in module["disjunctiveFacets"]?.list ?? [] {
      note(facet.text ?? "", of: [index], at: facet.range, "'disjunctiveFacets'")
    }
    for element in module["filterState"]?.list ?? [] {
      for (_, member) in element.mapping?.members ?? [:] {
        for attribute in member.value["attributes"]?.list ?? [] {
          note(attribute.text ?? "", of: [index], at: attribute.range, "the hierarchy")
        }
        noteHierarchy(member.value, of: index)
        for value in member.value["filters"]?.list ?? [] {
          for clause in value.text.flatMap({ try? FilterExpression($0) })?.clauses ?? [] {
            for filter in clause.filters { note(filter, of: [index], at: value.range, "a filter") }
          }
        }
      }
    }
    if let hit = module["hit"], case .schema(let schema) = hit.content {
      let fields = PlacedField.all(of: schema, at: hit.node)
      if let id { hitFields[id] = fields }
      for field in fields {
        attributeUses.append(
          AttributeUse(
            indices: [index], attribute: field.path, range: field.range, role: "the hit schema", demand: .anything))
      }
    } else if let display = module["display"] {
      // With a schema, its fields are what can be shown.
      for field in [display["label"]].compactMap(\.self) + (display["detail"]?.list ?? []) {
        note(field.text ?? "", of: [index], at: field.range, "'display'")
      }
    }
  }

  private mutating func noteHierarchy(_ group: CheckedValue, of index: String) {
    guard let attributes = group["attributes"]?.list, !attributes.isEmpty else { return }
    let separator = group["separator"]?.text ?? " > "
    if attributes.count > 1, let second = attributes[1].text {
      hierarchies.append(
        HierarchyUse(
          index: index, attribute: second, separator: separator,
          range: group["separator"]?.range ?? attributes[1].range))
    }
    guard let path = group["path"], let text = path.text, !text.isEmpty else { return }
    let levels = text.split(separator: separator, omittingEmptySubsequences: false).count
    guard levels <= attributes.count, let attribute = attributes[levels - 1].text else { return }
    note(Filter(attribute: attribute, stringValue: text), of: [index], at: path.range, "the path")
  }

  /// Notes the attributes that rules name, and the records that they promote or hide.
  mutating func noteNames(of rules: [Rule], in file: String, of index: String, at range: SourceRange) {
    for rule in rules {
      let owner = "the rule \(Diagnostic.quoted(rule.objectID))"
      for filter in rule.conditions.flatMap(\.filters) { note(filter, of: [index], at: range, "a filter of \(owner)") }
      for (name, value) in rule.consequence.parameters.object {
        for (_, filter) in SearchParameter.byName[name]?.filters(in: value) ?? [] {
          note(filter, of: [index], at: range, "a filter of \(owner)")
        }
        for (_, attribute, demand) in AttributeList.demands(of: value, for: name) {
          note(attribute, of: [index], at: range, "'\(name)' of \(owner)", demand)
        }
      }
    }
    noteRecords(of: rules, in: file, of: index, at: range)
  }

  /// Notes the records that rules promote or hide.
  private mutating func noteRecords(of rules: [Rule], in file: String, of index: String, at range: SourceRange) {
    var records = RuleRecords(index: index, rulesFile: file, range: range, rules: [:])
    for rule in rules {
      for id in rule.consequence.promotions.flatMap(\.objectIDs) + rule.consequence.hidden
      where records.rules[id] == nil {
        records.rules[id] = rule.objectID
      }
    }
    if !records.rules.isEmpty { ruleRecords.append(records) }
  }
}
