import Diagnostics
import SearchModel
import YAMLTree

/// Checks a tree of nodes against declarations and keeps what fits, with all diagnostics in one run.
struct DocumentDecoder {
  /// The file as the user named it.
  let file: String
  /// The variables to replace; nil where texts are taken as written.
  var variables: Variables?
  /// Whether a variable may be missing here: in a backend that the run does not use.
  var toleratesMissingVariables = false
  /// Whether the present value may not be shown in a message.
  var isSecret = false
  /// The names of backends that the run does not use.
  var unusedBackends: ExactSet = []
  /// The places in the text of the node whose variables were reported last.
  var latestPlaces: (node: SourceRange, places: ScalarPlaces)?
  /// What was found so far.
  var diagnostics = DiagnosticList()
  /// The texts of aliased scalars, which may be long and many.
  var aliasedTexts: [SourceRange: ResolvedText] = [:]
  /// The values of aliased scalars where any value may stand.
  var aliasedValues: [SourceRange: JSON] = [:]
  /// The types of mappings in hit schemas, nil for wrong ones.
  var knownTypes: [SourceRange: HitFieldType?] = [:]
  /// The bytes of all texts with replaced variables.
  var replacedByteCount = 0

  init(file: String, variables: Variables? = nil) {
    self.file = file
    self.variables = variables
  }

  /// Checks a node; nil when it does not have the shape, which is then reported.
  ///
  /// - Parameter subject: the value in words, such as `'hitsPerPage'`.
  mutating func decode(_ node: YAMLNode, as shape: ShapeDeclaration, subject: String) -> CheckedValue? {
    switch shape {
    case .text, .variableText, .formatted, .boolean, .integer, .number, .duration, .rate, .choice:
      return decodeScalar(node, as: shape, subject: subject)
    case .any:
      return decodeAny(node).map { CheckedValue(content: .json($0), node: node) }
    case .list(let element, let minimumCount):
      return decodeList(node, of: element, minimumCount: minimumCount, subject: subject)
    case .oneOrMore(let element):
      return decodeOneOrMore(node, element, shape, subject: subject)
    case .mapping(let declaration):
      return decodeMapping(node, as: declaration, subject: subject)
    case .names(let value, let format, let minimumCount):
      return decodeNames(node, to: value, format: format, minimumCount: minimumCount, subject: subject)
    case .tagged(let key, let declarations):
      return decodeTagged(node, by: key, declarations, subject: subject)
    case .present(let key, let present, let absent):
      let isPresent = node.members?.contains { $0.name.hasSameBytes(as: key) } ?? false
      let (chosen, other) = isPresent ? (present, absent) : (absent, present)
      return decodeMapping(node, as: chosen, alternative: other, subject: subject)
    case .byKind(let scalar, let list, let mapping):
      let chosen =
        switch node.kind {
        case .scalar: scalar
        case .sequence: list
        case .mapping: mapping
        }
      guard let chosen, !(node.isEmptyScalar) else {
        wrongType(node, shape.summary, subject: subject)
        return nil
      }
      return decode(node, as: chosen, subject: subject)
    case .parameters(let scope):
      return decodeParameters(node, scope: scope, subject: subject)
    case .facetParameters:
      return decodeParameters(node, scope: .query, takesQuery: true, subject: subject)
    case .hitSchema:
      return decodeHitSchema(node, subject: subject)
    }
  }

  private mutating func decodeList(
    _ node: YAMLNode, of element: ShapeDeclaration, minimumCount: Int, subject: String
  ) -> CheckedValue? {
    guard let elements = node.elements else {
      wrongType(node, "a list", subject: subject)
      return nil
    }
    guard elements.count >= minimumCount else {
      report("invalid-value", node.useRange, "\(subject) must not be empty")
      return nil
    }
    let values = elements.compactMap { decode($0, as: element, subject: "an element of \(subject)") }
    return CheckedValue(content: .list(values), node: node)
  }

  private mutating func decodeOneOrMore(
    _ node: YAMLNode, _ element: ShapeDeclaration, _ shape: ShapeDeclaration, subject: String
  ) -> CheckedValue? {
    if node.elements != nil { return decodeList(node, of: element, minimumCount: 0, subject: subject) }
    guard !node.isEmptyScalar else {
      wrongType(node, shape.summary, subject: subject)
      return nil
    }
    if node.members != nil, !element.takesMappings {
      wrongType(node, shape.summary, subject: subject)
      return nil
    }
    return decode(node, as: element, subject: subject).map { CheckedValue(content: .list([$0]), node: node) }
  }
}

extension DocumentDecoder {
  /// Adds an error.
  mutating func report(
    _ code: String, _ range: SourceRange?, _ message: String, suggestion: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    guard diagnostics.takes(range, severity) else { return }
    diagnostics.append(
      Diagnostic(severity, code: code, file: file, range: range, message: message, suggestion: suggestion))
  }

  /// Adds the error for a value of another type.
  mutating func wrongType(_ node: YAMLNode, _ expected: String, subject: String) {
    guard diagnostics.takes(node.useRange) else { return }
    report("wrong-type", node.useRange, "\(subject) must be \(expected), found \(found(node))")
  }

  /// What a node is, in words; a secret's text is not shown.
  func found(_ node: YAMLNode) -> String {
    guard let text = node.text, !node.isEmptyScalar, !isSecret else { return node.kindDescription }
    return Diagnostic.quoted(URLSecrets.masked(text))
  }
}
