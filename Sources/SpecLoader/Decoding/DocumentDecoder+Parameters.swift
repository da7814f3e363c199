import Diagnostics
import IndexSettings
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks a mapping of search parameters or settings.
  ///
  /// - Parameter takesQuery: whether it may say the text to search for, which elsewhere is typed.
  mutating func decodeParameters(
    _ node: YAMLNode, scope: SearchParameter.Scope, takesQuery: Bool = false, subject: String
  ) -> CheckedValue? {
    guard let members = node.members else {
      wrongType(node, "a mapping", subject: subject)
      return nil
    }
    var parameters = CheckedParameters()
    for member in members {
      if scope == .setting, isNote(member) { continue }
      guard let parameter = parameter(of: member, scope, beside: members) else { continue }
      guard scope == .setting ? parameter.isSetting : parameter.isQueryParameter else {
        report(
          "misplaced-parameter", member.key.useRange,
          scope == .setting
            ? "'\(parameter.name)' is a search parameter: it belongs under 'query', not under the settings of an index"
            : "'\(parameter.name)' is an index setting: it belongs under 'indices', in the index's 'settings'")
        continue
      }
      guard takesQuery || parameter.name != "query" else {
        report(
          "misplaced-parameter", member.key.useRange,
          "'query' is what is searched for: it comes from the command line, the search box or a query file's rows")
        continue
      }
      guard let value = decode(member.value, as: parameter) else { continue }
      // Beside a former name that says something, a null says nothing.
      guard value != .null || parameters.values[parameter.name] == nil else { continue }
      parameters.values[parameter.name] = value
      parameters.members.append(
        CheckedParameters.Member(
          parameter: parameter, key: member.key, value: CheckedValue(content: .json(value), node: member.value)))
    }
    if scope == .setting {
      report(SettingChecks.problems(inSettings: parameters.values), in: parameters)
      report(SettingChecks.warnings(inSettings: parameters.values), in: parameters, severity: .warning)
    } else {
      report(SettingChecks.problems(inQuery: parameters.values), in: parameters)
      report(SettingChecks.warnings(inQuery: parameters.values), in: parameters, severity: .warning)
    }
    return CheckedValue(content: .parameters(parameters), node: node)
  }

  /// Reports values that have their shape and yet cannot be read, each at its element.
  mutating func report(
    _ problems: [SettingProblem], in parameters: CheckedParameters, severity: Diagnostic.Severity = .error
  ) {
    for problem in problems {
      guard let member = parameters.members.first(where: { $0.parameter.name == problem.name }) else { continue }
      report(
        "invalid-parameter", member.value.range(ofElement: problem.element), "'\(problem.name)': \(problem.message)",
        suggestion: problem.suggestion, severity: severity)
    }
  }

  /// Whether a member of settings is none, as Algolia's answers have them; one that says something is warned of.
  private mutating func isNote(_ member: YAMLMember) -> Bool {
    // A text is rather the search parameter of the same name.
    guard let note = SearchParameter.note(on: member.name), member.name != "synonyms" || member.value.text == nil else {
      return false
    }
    if !member.value.isNull {
      report(
        "skipped-setting", member.key.useRange, "'\(member.name)' is no setting and is left out: \(note)",
        severity: .warning)
    }
    return true
  }

  /// The parameter that a member names, perhaps by a former name; nil when none is meant, or when its present name
  /// stands beside it.
  private mutating func parameter(
    of member: YAMLMember, _ scope: SearchParameter.Scope, beside members: [YAMLMember]
  ) -> SearchParameter? {
    if scope == .setting, let name = SearchParameter.formerSettingNames[member.name] {
      let isRepeated = members.contains { $0.name == name && !$0.value.isNull }
      if !member.value.isNull {
        report(
          "former-setting", member.key.useRange,
          "'\(member.name)' is the former name of '\(name)'"
            + (isRepeated ? ", which is there, too: it is left out" : ""),
          severity: .warning)
      }
      return isRepeated ? nil : SearchParameter.byName[name]
    }
    guard let parameter = SearchParameter.byName[member.name] else {
      reportUnknownParameter(member, scope)
      return nil
    }
    return parameter
  }

  private mutating func reportUnknownParameter(_ member: YAMLMember, _ scope: SearchParameter.Scope) {
    report(
      "unknown-parameter", member.key.useRange,
      "unknown \(scope == .setting ? "index setting" : "search parameter") \(Diagnostic.quoted(member.name))",
      suggestion: SearchParameter.nearestName(to: member.name, in: scope))
  }

  /// Checks a parameter's value and the syntax of filters in it.
  private mutating func decode(_ node: YAMLNode, as parameter: SearchParameter) -> JSON? {
    guard !node.isNull else { return .null }
    let count = diagnostics.count
    guard let value = decode(node, as: parameter.type).flatMap(parameter.canonical) else {
      // A missing variable has been reported already.
      if diagnostics.count == count {
        for misfit in misfits(in: node, of: parameter.type) {
          let subject = misfit.isElement ? "an element of '\(parameter.name)'" : "'\(parameter.name)'"
          report(misfit, subject: subject)
        }
      }
      return nil
    }
    return checkFilters(value, node, parameter) ? value : nil
  }

  /// A node that is not what it should be.
  private struct Misfit {
    let node: YAMLNode
    let type: ValueType
    /// Whether it stands in a list.
    let isElement: Bool
  }

  /// The innermost nodes that keep a node from having a type: those elements of a list that do not fit, else itself.
  private mutating func misfits(in node: YAMLNode, of type: ValueType, isElement: Bool = false) -> [Misfit] {
    guard let elements = node.elements, let elementType = type.elementType else {
      return [Misfit(node: node, type: type, isElement: isElement)]
    }
    var found: [Misfit] = []
    for element in elements where decode(element, as: elementType) == nil {
      found += misfits(in: element, of: elementType, isElement: true)
    }
    return found.isEmpty ? [Misfit(node: node, type: type, isElement: isElement)] : found
  }

  private mutating func report(_ misfit: Misfit, subject: String) {
    let node = misfit.node
    let summary = misfit.type.summary
    let suggestion = node.text.flatMap { Suggestions.closestMatch(to: $0, among: misfit.type.words) }
    let text = resolve(node)?.text
    let isRange = text.flatMap { CoreSchema.number($0)?.integerValue } != nil && summary.contains("number")
    let isReplaced = text != node.text
    let shown = isReplaced ? text.map { Diagnostic.quoted($0) + " (after replacing variables)" } : nil
    report(
      isRange ? "out-of-range" : suggestion == nil ? "wrong-type" : "invalid-value", node.useRange,
      "\(subject) must be \(summary), found \(shown ?? found(node))", suggestion: suggestion)
  }

  /// Reads a node as a type; nil when it names no type or when a variable is missing.
  private mutating func decode(_ node: YAMLNode, as type: ValueType) -> JSON? {
    switch type {
    case .boolean: return scalar(node) { CoreSchema.boolean($0).map(JSON.bool) }
    case .integer(let range):
      return scalar(node) { text in
        CoreSchema.number(text)?.integerValue.flatMap { range.contains($0) ? .integer($0) : nil }
      }
    case .number: return scalar(node, CoreSchema.number)
    case .string: return scalar(node) { .string($0) }
    case .choice(let words): return scalar(node) { words.contains($0) ? .string($0) : nil }
    case .strings:
      return node.scalar != nil ? decode(node, as: .string) : list(node) { $0.decode($1, as: .string) }
    case .nestedStrings:
      return node.scalar != nil ? decode(node, as: .string) : list(node) { $0.decode($1, as: .nestedStrings) }
    case .numberLists:
      guard node.scalar == nil else { return decode(node, as: .string) }
      return list(node) { $1.scalar != nil ? $0.decode($1, as: .number) : $0.decode($1, as: .list(.number)) }
    case .place:
      return node.scalar != nil ? decode(node, as: .string) : list(node) { $0.decode($1, as: .number) }
    case .list(let element): return list(node) { $0.decode($1, as: element) }
    case .object: return node.members == nil ? nil : decodeAny(node)
    case .any: return decodeAny(node)
    case .either(let types):
      let before = diagnostics
      for type in types {
        if let value = decode(node, as: type) { return value }
        if diagnostics.count > before.count { return nil }
      }
      return nil
    }
  }

  private mutating func scalar(_ node: YAMLNode, _ read: (String) -> JSON?) -> JSON? {
    guard node.scalar != nil, !node.isEmptyScalar else { return nil }
    return resolve(node).flatMap { read($0.text) }
  }

  private mutating func list(
    _ node: YAMLNode, _ decode: (inout DocumentDecoder, YAMLNode) -> JSON?
  ) -> JSON? {
    guard let elements = node.elements else { return nil }
    var values: [JSON] = []
    for element in elements {
      guard let value = decode(&self, element) else { return nil }
      values.append(value)
    }
    return .array(values)
  }
}

extension YAMLNode {
  /// Whether it is YAML's null, written out; in quotes it is a text.
  var isNull: Bool {
    scalar?.style == .plain && ["~", "null", "Null", "NULL"].contains(text)
  }
}

extension ValueType {
  /// What the elements of a list must be; nil for a type that has no lists.
  fileprivate var elementType: ValueType? {
    switch self {
    case .strings: .string
    case .nestedStrings: .nestedStrings
    case .numberLists: .either([.number, .list(.number)])
    case .place: .number
    case .list(let element): element
    case .either(let types): types.lazy.compactMap(\.elementType).first
    case .boolean, .integer, .number, .string, .choice, .object, .any: nil
    }
  }

  /// The words that a value may be.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .either(let types): types.flatMap(\.words)
    default: []
    }
  }
}
