import Diagnostics
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
    case .duration(let isPositive):
      guard let value = CoreSchema.duration(text), value > .zero || !isPositive else { return nil }
      return .duration(value)
    case .rate: return CoreSchema.rate(text).map(CheckedValue.Content.number)
    case .choice(let words): return words.contains(text) ? .text(resolved) : nil
    default: return nil
    }
  }

  private mutating func reportScalar(
    _ resolved: ResolvedText, _ node: YAMLNode, _ shape: ShapeDeclaration, subject: String
  ) {
    let text = resolved.text
    guard diagnostics.takes(node.useRange) else { return }
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
    case .formatted(let format):
      report("invalid-value", node.useRange, "\(subject) \(format.refusal(of: text, found: shown))")
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
      guard scalar.style == .plain else { return .string(resolved.text) }
      if node.aliasRange != nil, let value = aliasedValues[node.range] { return value }
      let value = CoreSchema.value(of: resolved.text)
      if node.aliasRange != nil { aliasedValues[node.range] = value }
      return value
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
    guard node.aliasRange != nil else { return resolveOnce(text, node) }
    if let known = aliasedTexts[node.range] {
      return known.text == text || countReplaced(known, node) ? known : nil
    }
    let resolved = resolveOnce(text, node)
    aliasedTexts[node.range] = resolved
    return resolved
  }

  private mutating func resolveOnce(_ text: String, _ node: YAMLNode) -> ResolvedText? {
    guard var variables, text.utf8.contains(UInt8(ascii: "$")) else { return ResolvedText(text) }
    let resolved = resolve(text, node, &variables)
    self.variables = variables
    return resolved.flatMap { countReplaced($0, node) ? $0 : nil }
  }

  /// Counts the bytes of a text with replaced variables; false when there are too many.
  private mutating func countReplaced(_ resolved: ResolvedText, _ node: YAMLNode) -> Bool {
    replacedByteCount += resolved.text.utf8.count
    guard replacedByteCount > Self.maximumReplacedByteCount else { return true }
    report("limit-exceeded", nil, "all values together are longer than 64 MiB once their variables are replaced")
    return false
  }

  /// The most bytes of all texts whose variables were replaced.
  private static let maximumReplacedByteCount = 64 << 20

  private mutating func resolve(_ text: String, _ node: YAMLNode, _ variables: inout Variables) -> ResolvedText? {
    var resolved = ResolvedText()
    var isWhole = true
    var missing: ExactSet = []
    for (token, offsets) in VariableToken.tokens(of: text) {
      guard resolved.text.utf8.count <= Self.maximumTextLength else { break }
      switch token {
      case .literal(let text): resolved.appendCopy(text, source: offsets)
      case .dollar: resolved.appendReplacement("$", source: offsets)
      case .malformed, .nested:
        isWhole = false
        guard diagnostics.takes(node.useRange) else { continue }
        report(
          "invalid-variable", place(of: offsets, in: node),
          token == .nested
            ? "the default of a variable cannot hold another variable"
            : "'${' begins no variable here: write ${NAME} or ${NAME:-default}, and $$ for a dollar sign")
      case .reference(let name, let defaultText):
        guard !missing.contains(name) || defaultText != nil else { continue }
        guard let value = value(of: name, defaultText: defaultText, at: offsets, in: node, &variables) else {
          missing.insert(name)
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
      if toleratesMissingVariables || !diagnostics.takes(node.useRange) { return nil }
      let shown = name.utf8.count <= 60 ? name : "NAME"
      report(
        "missing-variable", place(of: offsets, in: node),
        "the variable \(Diagnostic.quoted(name)) has no value: give one with --set \(shown)=VALUE, under variables:, "
          + "in the environment, or as ${\(shown):-default}",
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
