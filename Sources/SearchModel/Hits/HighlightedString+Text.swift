extension HighlightedString {
  /// The text with every part passed through a function of its kind: `text(highlighted: bold)` for a terminal.
  public func text(highlighted: (String) -> String, plain: (String) -> String = { $0 }) -> String {
    parts.map { $0.isHighlighted ? highlighted($0.text) : plain($0.text) }.joined()
  }

  /// The text with the highlighted parts between other tags.
  ///
  /// Nothing is escaped: use ``text(highlighted:plain:)`` if the text could contain the tags.
  public func text(preTag: String, postTag: String) -> String {
    text(highlighted: { preTag + $0 + postTag })
  }
}

extension Sequence<HighlightedString> {
  /// The texts as one, with a separator between them that is never highlighted. Source of the behaviour:
  /// InstantSearch's rendering of lists.
  public func joined(separator: String) -> HighlightedString {
    var parts: [HighlightedString.Part] = []
    for (offset, text) in enumerated() {
      if offset > 0 { parts.append(HighlightedString.Part(text: separator, isHighlighted: false)) }
      parts += text.parts
    }
    return HighlightedString(parts: parts)
  }
}
