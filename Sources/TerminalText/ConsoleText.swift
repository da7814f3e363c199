/// A text for people that knows which parts of it are ours and which come from data.
///
/// What is written as a literal is ours and stays as it is: line ends, and what moves the cursor. What is interpolated
/// is data and is escaped visibly, line feeds too, so that callers need not remember it: no name, answer or file can
/// act on a terminal or fake a line.
///
/// ```swift
/// let text: ConsoleText = "multihits: error: \(message)\n"
/// ```
package struct ConsoleText: Sendable, Hashable {
  /// The text, safe for a terminal.
  package let text: String

  /// A text that is safe already, as renderers make it, which escape data and put styles around it.
  package init(rendered text: String) {
    self.text = text
  }

  /// A text whose line feeds are ours; everything else in it is data.
  package init(lines text: String) {
    self.text = text.visiblyEscaped(keepingNewlines: true)
  }

  /// Both texts, the right one after the left one.
  package static func + (left: ConsoleText, right: ConsoleText) -> ConsoleText {
    ConsoleText(rendered: left.text + right.text)
  }
}

extension ConsoleText: ExpressibleByStringInterpolation {
  /// A literal: ours.
  package init(stringLiteral value: String) { self.init(rendered: value) }

  /// A literal with data in it.
  package init(stringInterpolation: Interpolation) { self.init(rendered: stringInterpolation.text) }

  /// The parts of a literal.
  package struct Interpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text: String

    /// Room for the parts.
    package init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Adds a part that is ours.
    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds data.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.visiblyEscaped()
    }

    /// Adds a text that knows its parts.
    package mutating func appendInterpolation(_ part: ConsoleText) { text += part.text }
  }
}
