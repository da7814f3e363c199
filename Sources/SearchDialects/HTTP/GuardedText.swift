import Diagnostics

/// A text of which some parts are secret: they are sent, and never shown.
///
/// ```swift
/// let url: GuardedText = "https://search.example/?key=" + .secret("0123456789") + "&q=tom"
/// url.hidden  // https://search.example/?key=***&q=tom
/// ```
package struct GuardedText: Sendable, Hashable {
  /// A part of the text.
  private struct Piece: Sendable, Hashable {
    var text: String
    var isSecret: Bool
  }

  private var pieces: [Piece] = []

  /// A text without secrets.
  package init(_ text: String = "") {
    append(text, isSecret: false)
  }

  /// A text that is secret as a whole.
  package static func secret(_ text: String) -> GuardedText {
    var guarded = GuardedText()
    guarded.append(text, isSecret: true)
    return guarded
  }

  /// The text as it is sent.
  package var revealed: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// The text as it is shown: `***` in place of each secret.
  package var hidden: String { pieces.reduce(into: "") { $0 += $1.isSecret ? "***" : $1.text } }

  /// The secrets in it.
  package var secrets: [String] { pieces.filter(\.isSecret).map(\.text) }

  /// Whether another text is the same, byte for byte, with the same secrets.
  package func hasSameBytes(as other: GuardedText) -> Bool {
    pieces.elementsEqual(other.pieces) { $0.isSecret == $1.isSecret && $0.text.hasSameBytes(as: $1.text) }
  }

  /// Both texts, one after the other.
  package static func + (left: GuardedText, right: GuardedText) -> GuardedText {
    var joined = left
    for piece in right.pieces { joined.append(piece.text, isSecret: piece.isSecret) }
    return joined
  }

  /// Adds a text after this one.
  package static func += (left: inout GuardedText, right: GuardedText) {
    left = left + right
  }

  private mutating func append(_ text: String, isSecret: Bool) {
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].isSecret == isSecret {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, isSecret: isSecret))
    }
  }
}

extension GuardedText: ExpressibleByStringLiteral {
  /// A text without secrets.
  package init(stringLiteral value: String) { self.init(value) }
}

extension GuardedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text as it is shown.
  package var description: String { hidden }

  /// The text as it is shown, in quotes.
  package var debugDescription: String { hidden.debugDescription }

  /// Nothing that `dump` could show of the secrets.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
