package import Diagnostics

/// A value of a YAML document, with the place where it is written.
///
/// Subtrees that several aliases name are shared, not copied.
package struct YAMLNode: Sendable {
  /// The shapes of a value.
  package enum Kind: Sendable {
    /// Text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with values, in the order in which they are written; each key once.
    case mapping([YAMLMember])
  }

  /// What few nodes have, kept apart so that the many stay small.
  final class Details: Sendable {
    let aliasRange: SourceRange?
    /// What stands between the quotes of a one-line double-quoted scalar with escapes.
    let escapedSource: String?
    let droppedMembers: [YAMLMember]

    init(aliasRange: SourceRange?, escapedSource: String? = nil, droppedMembers: [YAMLMember] = []) {
      self.aliasRange = aliasRange
      self.escapedSource = escapedSource
      self.droppedMembers = droppedMembers
    }
  }

  /// The value.
  package let kind: Kind
  /// The place where the value is written, without its anchor; for a value reached through an alias that is the place
  /// of its definition. A block collection ends where its last child ends, a block scalar after its last line end, and
  /// a missing value is an empty range where it could stand.
  package let range: SourceRange
  let details: Details?

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - kind: The value.
  ///   - range: The place where it is written.
  ///   - aliasRange: The place of the alias through which it is reached.
  package init(_ kind: Kind, range: SourceRange, aliasRange: SourceRange? = nil) {
    let details = aliasRange.map { Details(aliasRange: $0) }
    self.init(kind, range: range, details: details)
  }

  init(_ kind: Kind, range: SourceRange, details: Details?) {
    self.kind = kind
    self.range = range
    self.details = details
  }

  /// The place of the alias through which the node is reached, of the merge key's alias for merged-in members; nil for
  /// a node that is used where it is written, and for nodes inside an aliased collection.
  package var aliasRange: SourceRange? { details?.aliasRange }

  /// The members of a mapping that are not among ``members``: those whose key stands before or is no text, and what a
  /// merge key would have brought if the mapping had no such key of its own.
  package var droppedMembers: [YAMLMember] { details?.droppedMembers ?? [] }

  /// The node as reached through an alias, or from another file that is named there.
  package func reached(through aliasRange: SourceRange) -> YAMLNode {
    let details = Details(
      aliasRange: aliasRange, escapedSource: details?.escapedSource, droppedMembers: details?.droppedMembers ?? [])
    return YAMLNode(kind, range: range, details: details)
  }

  /// The place where the node is used: that of the alias, else that of the value.
  package var useRange: SourceRange { aliasRange ?? range }
}

/// A key of a mapping with its value.
package struct YAMLMember: Sendable {
  /// The key, always a scalar.
  package let key: YAMLNode
  /// The value.
  package let value: YAMLNode

  /// Makes a member of a key, which must be a scalar, and a value.
  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The text of the key.
  package var name: String { key.text ?? "" }
}
