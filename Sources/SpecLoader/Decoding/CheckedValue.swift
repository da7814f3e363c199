import Diagnostics
import SearchModel
import YAMLTree

/// A value that has the declared shape, with its place.
struct CheckedValue: Sendable {
  enum Content: Sendable {
    case text(ResolvedText)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case duration(Duration)
    case json(JSON)
    case list([CheckedValue])
    case mapping(CheckedMapping)
    case parameters(CheckedParameters)
    case schema(HitSchema)
    /// A value of an unused backend whose variable is not set.
    case unresolved
  }

  let content: Content
  let node: YAMLNode

  /// Where the value is used: at the alias rather than at its anchor.
  var range: SourceRange { node.useRange }

  var text: String? {
    guard case .text(let resolved) = content else { return nil }
    return resolved.text
  }

  var boolean: Bool? {
    guard case .boolean(let value) = content else { return nil }
    return value
  }

  var integer: Int? {
    guard case .integer(let value) = content else { return nil }
    return value
  }

  var number: Double? {
    guard case .number(let value) = content else { return nil }
    return value
  }

  var duration: Duration? {
    guard case .duration(let value) = content else { return nil }
    return value
  }

  var json: JSON? {
    guard case .json(let value) = content else { return nil }
    return value
  }

  var list: [CheckedValue]? {
    guard case .list(let elements) = content else { return nil }
    return elements
  }

  var mapping: CheckedMapping? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping
  }

  var parameters: CheckedParameters? {
    guard case .parameters(let parameters) = content else { return nil }
    return parameters
  }

  /// Whether it is, or holds, a value whose variable is not set.
  var isUnresolved: Bool {
    switch content {
    case .unresolved: true
    case .list(let elements): elements.contains(where: \.isUnresolved)
    case .mapping(let mapping): mapping.members.values.contains { $0.value.isUnresolved }
    default: false
    }
  }

  /// The texts of a list of texts.
  var texts: [String]? { list?.compactMap(\.text) }

  /// The member of a mapping.
  subscript(key: String) -> CheckedValue? { mapping?.members[key]?.value }

  /// The place of an element of a list, from 0; the place of the value itself when there is no such element, or when
  /// nil is given.
  func range(ofElement element: Int?) -> SourceRange {
    guard let element, node.aliasRange == nil, let elements = node.elements, elements.indices.contains(element) else {
      return range
    }
    return elements[element].useRange
  }

  /// The place of a range of the value's text, given in Unicode scalars after variables were replaced.
  func range(ofScalars offsets: Range<Int>) -> SourceRange {
    guard case .text(let resolved) = content else { return range }
    if let aliasRange = node.aliasRange { return aliasRange }
    return node.range(ofScalars: resolved.sourceOffsets(of: offsets))
  }
}

/// The members of a mapping that have their declared shape.
struct CheckedMapping: Sendable {
  struct Member: Sendable {
    let key: YAMLNode
    let value: CheckedValue
  }

  var members: ExactDictionary<Member> = [:]
  /// The names of all keys that the file has, also those whose values are wrong.
  var presentKeys: ExactSet = []
}

/// Search parameters with their places.
struct CheckedParameters: Sendable {
  struct Member: Sendable {
    let parameter: SearchParameter
    let key: YAMLNode
    let value: CheckedValue
    /// What the value's filters need, read once for all modules.
    let filterNeeds: [PlacedNeed]

    init(parameter: SearchParameter, key: YAMLNode, value: CheckedValue) {
      self.parameter = parameter
      self.key = key
      self.value = value
      filterNeeds = value.json.map { PlacedNeed.all(in: $0, of: parameter) } ?? []
    }
  }

  /// The values.
  var values = SearchParameters()
  /// Every known parameter, in the file's order.
  var members: [Member] = []
}
