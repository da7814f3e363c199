/// A piece of text in a YAML document, quotes and escapes resolved, no type guessed.
package struct YAMLScalar: Sendable, Hashable {
  /// The ways of writing text in YAML.
  package enum Style: Sendable, Hashable {
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
  package let text: String
  /// How it is written.
  package let style: Style

  /// Makes a scalar of a text and the way in which it is written.
  package init(text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
