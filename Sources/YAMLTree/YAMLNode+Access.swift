import Diagnostics

extension YAMLNode {
  /// The scalar, when the node is one.
  package var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = kind else { return nil }
    return scalar
  }

  /// The text of the scalar, when the node is one.
  package var text: String? { scalar?.text }

  /// The elements, when the node is a list.
  package var elements: [YAMLNode]? {
    guard case .sequence(let elements) = kind else { return nil }
    return elements
  }

  /// The members in their order, when the node is a mapping.
  package var members: [YAMLMember]? {
    guard case .mapping(let members) = kind else { return nil }
    return members
  }

  /// The value of a key, when the node is a mapping that has it.
  ///
  /// - Complexity: O(*members*).
  package subscript(key: String) -> YAMLNode? {
    members?.first { $0.name.hasSameBytes(as: key) }?.value
  }

  /// Whether nothing is written where a value could be, as in `key:`.
  package var isEmptyScalar: Bool {
    guard let scalar else { return false }
    return scalar.style == .plain && scalar.text.isEmpty
  }

  /// The shape of the value as a noun for messages: `nothing`, `text`, `a list` or `a mapping`.
  package var kindDescription: String {
    switch kind {
    case .scalar: isEmptyScalar ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
