import Diagnostics
import OrderedCollections
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks a scalar against a scalar shape; its raw text decides, not its quotes.
  mutating func decodeScalar(_ node: YAMLNode, as shape: ShapeDeclaration, subject: String) -> CheckedValue? {
    guard let text = node.text, !node.isEmptyScalar else {
      wrongType(node, shape.summary, subject: subject)
      return nil
    }
    if case .variableText = shape { return CheckedValue(content: .text(ResolvedText(text)), node: node) }
    guard let resolved = resolve(node) else {
      return toleratesMissingVariables ? CheckedValue(content: .unresolved, node: node) : nil
    }
    guard let content = content(of: resolved, as: shape) else {
      reportScalar(resolved, node, shape, subject: subject)
      return nil
    }
    return CheckedValue(content: content, node: node)
  }

  private func content(of resolved: ResolvedText, as shape: ShapeDeclaration) -> CheckedValue.Content? {
    let text = resolved.text
    switch shape {
    case .text: return .text(resolved)
    case .formatted(let format):
      return format.accepts(text) && !format.reserved.contains(text) ? .text(resolved) : nil
    case .boolean: return CoreSchema.boolean(text).map(CheckedValue.Content.boolean)
    case .integer(let range):
      guard let value = CoreSchema.number(text)?.integerValue, range.contains(value) else { return nil }
      return .integer(value)
    case .number(let range):
      guard let value = CoreSchema.number(text)?.doubleValue, range.contains(value) else { return nil }
      return .number(value)
    case .duration: return CoreSchema.duration(text).map(CheckedValue.Content.duration)
    case .rate: return CoreSchema.rate(text).map(CheckedValue.Content.number)
    case .choice(let words): return words.contains(text) ? .text(resolved) : nil
    default: return nil
    }
  }

  private mutating func reportScalar(
    _ resolved: ResolvedText, _ node: YAMLNode, _ shape: ShapeDeclaration, subject: String
  ) {
    let text = resolved.text
    let isReplaced = text != node.text
    let shown =
      isSecret
      ? "another text" : Diagnostic.quoted(URLSecrets.masked(text)) + (isReplaced ? " (after replacing variables)" : "")
    switch shape {
    case .choice(let words):
      report(
        "invalid-value", node.useRange, "\(subject) must be \(shape.summary), found \(shown)",
        suggestion: isReplaced ? nil : Suggestions.closestMatch(to: text, among: words))
    case .formatted(let format) where format.reserved.contains(text):
      report("reserved-name", node.useRange, "\(subject) may not be \(shown): the name is reserved")
    case .formatted:
      report("invalid-value", node.useRange, "\(subject) must be \(shape.summary), found \(shown)")
    case .integer where CoreSchema.number(text)?.integerValue != nil, .number where CoreSchema.number(text) != nil:
      report("out-of-range", node.useRange, "\(subject) must be \(shape.summary), found \(shown)")
    default:
      report("wrong-type", node.useRange, "\(subject) must be \(shape.summary), found \(shown)")
    }
  }

  /// Reads any value by the YAML core schema; nil when a variable is missing.
  mutating func decodeAny(_ node: YAMLNode) -> JSON? {
    switch node.kind {
    case .scalar(let scalar):
      guard let resolved = resolve(node) else {
        return toleratesMissingVariables ? .string(scalar.text) : nil
      }
      return scalar.style == .plain ? CoreSchema.value(of: resolved.text) : .string(resolved.text)
    case .sequence(let elements):
      let values = elements.map { decodeAny($0) }
      let present = values.compactMap { $0 }
      return present.count == values.count ? .array(present) : nil
    case .mapping(let members):
      var object: JSONObject = [:]
      var isWhole = true
      for member in members {
        let value = decodeAny(member.value)
        isWhole = isWhole && value != nil
        if let value, object[member.name] == nil { object[member.name] = value }
      }
      return isWhole ? .object(object) : nil
    }
  }
}

extension DocumentDecoder {
  /// A scalar's text with its variables replaced; nil when one is missing, which is then reported.
  mutating func resolve(_ node: YAMLNode) -> ResolvedText? {
    guard let text = node.text else { return nil }
    guard var variables, text.utf8.contains(UInt8(ascii: "$")) else { return ResolvedText(text) }
    defer { self.variables = variables }
    return resolve(text, node, &variables)
  }

  private mutating func resolve(_ text: String, _ node: YAMLNode, _ variables: inout Variables) -> ResolvedText? {
    var resolved = ResolvedText()
    var isWhole = true
    for (token, offsets) in VariableToken.tokens(of: text) {
      switch token {
      case .literal(let text): resolved.appendCopy(text, source: offsets)
      case .dollar: resolved.appendReplacement("$", source: offsets)
      case .malformed:
        isWhole = false
        report(
          "invalid-variable", place(of: offsets, in: node),
          "'${' begins no variable here: write ${NAME} or ${NAME:-default}, and $$ for a dollar sign")
      case .reference(let name, let defaultText):
        guard let value = value(of: name, defaultText: defaultText, at: offsets, in: node, &variables) else {
          isWhole = false
          continue
        }
        resolved.appendReplacement(value, source: offsets)
      }
    }
    guard resolved.text.utf8.count <= Self.maximumTextLength else {
      report("limit-exceeded", node.useRange, "the value is longer than 1 MiB once its variables are replaced")
      return nil
    }
    return isWhole ? resolved : nil
  }

  /// The most bytes of a text after its variables were replaced.
  private static let maximumTextLength = 1 << 20

  private mutating func value(
    of name: String, defaultText: String?, at offsets: Range<Int>, in node: YAMLNode, _ variables: inout Variables
  ) -> String? {
    let value = variables.value(of: name) { own, variables in
      resolve(own.text ?? "", own, &variables)?.text
    }
    switch value {
    case .text(let text):
      // As in a shell, `:-` also stands in for the empty text.
      return text.isEmpty ? defaultText ?? text : text
    case .broken: return nil
    case .missing:
      if let defaultText { return defaultText }
      if toleratesMissingVariables { return nil }
      report(
        "missing-variable", place(of: offsets, in: node),
        "the variable '\(name)' has no value: give one with --set \(name)=VALUE, under variables:, in the environment, "
          + "or as ${\(name):-default}",
        suggestion: Suggestions.closestMatch(to: name, among: variables.knownNames).map { "${\($0)}" })
      return nil
    }
  }

  private mutating func place(of offsets: Range<Int>, in node: YAMLNode) -> SourceRange {
    if let aliasRange = node.aliasRange { return aliasRange }
    // A text may lack many variables, and its places are those of all of them.
    if latestPlaces?.node != node.range { latestPlaces = (node.range, node.scalarPlaces) }
    return latestPlaces?.places.range(ofScalars: offsets) ?? node.range
  }
}
