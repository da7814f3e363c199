import SearchModel

/// A key of a mapping, declared once for the decoder and the JSON Schema.
struct KeyDeclaration: Sendable {
  /// What of a value may not be shown.
  enum Secrecy: Sendable {
    case open
    /// All of it.
    case secret
    /// The user info and the query parameters of a URL.
    case url
    /// Texts without a placeholder: parameters of a URL.
    case urlParameters
  }

  let name: String
  let title: String
  let description: String
  let shape: ShapeDeclaration
  let defaultValue: JSON?
  let examples: [JSON]
  let isRequired: Bool
  let secrecy: Secrecy

  init(
    _ name: String, _ shape: ShapeDeclaration, title: String, _ description: String, default defaultValue: JSON? = nil,
    examples: [JSON], isRequired: Bool = false, secrecy: Secrecy = .open
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.shape = shape
    self.defaultValue = defaultValue
    self.examples = examples
    self.isRequired = isRequired
    self.secrecy = secrecy
  }
}

/// A mapping with declared keys.
struct ObjectDeclaration: Sendable {
  /// The name of the definition in the JSON Schema.
  let name: String
  let title: String
  let description: String
  let keys: [KeyDeclaration]
  /// Whether exactly one of the keys must be there.
  let hasExactlyOneKey: Bool
  /// Whether other keys are allowed, with any values.
  let isOpen: Bool
  /// The shape of the values of other keys, which are names that the file chooses; nil where there are none.
  let others: ShapeDeclaration?

  init(
    _ name: String, title: String, _ description: String, hasExactlyOneKey: Bool = false, isOpen: Bool = false,
    others: ShapeDeclaration? = nil, keys: [KeyDeclaration]
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.keys = keys
    self.hasExactlyOneKey = hasExactlyOneKey
    self.isOpen = isOpen
    self.others = others
  }

  /// The key of a name.
  func key(_ name: String) -> KeyDeclaration? {
    keys.first { $0.name == name }
  }
}
