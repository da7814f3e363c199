/// A piece of text in a YAML document, quotes and escapes resolved, no type guessed.
public struct YAMLScalar: Sendable, Hashable {
  /// The ways of writing text in YAML.
  public enum Style: Sendable, Hashable {
    /// Without quotes.
    case plain
    /// In `'…'`, where `''` is a quote.
    case singleQuoted
    /// In `"…"`, with backslash escapes.
    case doubleQuoted
    /// A block after `|`, line ends kept.
    case literal
    /// A block after `>`, lines joined.
    case folded
  }

  /// The text.
  public let text: String
  /// How it is written.
  public let style: Style

  /// Makes a scalar of a text and the way in which it is written.
  public init(text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
