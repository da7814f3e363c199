public import Foundation
public import SearchModel

extension NSAttributedString {
  /// A text whose highlighted parts have attributes.
  ///
  /// Source of the behaviour: InstantSearch's initialiser of this name.
  ///
  /// - Parameters:
  ///   - highlightedString: the text.
  ///   - inverted: whether the other parts have the attributes.
  ///   - attributes: the attributes.
  public convenience init(
    highlightedString: HighlightedString, inverted: Bool = false, attributes: [NSAttributedString.Key: Any]
  ) {
    let text = NSMutableAttributedString(string: "")
    for part in highlightedString.parts {
      text.append(NSAttributedString(string: part.text, attributes: part.isHighlighted != inverted ? attributes : [:]))
    }
    self.init(attributedString: text)
  }

  /// Texts of a list, one after the other, whose highlighted parts have attributes.
  ///
  /// - Parameters:
  ///   - highlightedStrings: the texts.
  ///   - inverted: whether the other parts have the attributes.
  ///   - separator: what stands between two of them, without the attributes.
  ///   - attributes: the attributes.
  public convenience init(
    highlightedStrings: [HighlightedString], inverted: Bool = false, separator: NSAttributedString,
    attributes: [NSAttributedString.Key: Any]
  ) {
    let text = NSMutableAttributedString(string: "")
    for (place, string) in highlightedStrings.enumerated() {
      if place > 0 { text.append(separator) }
      text.append(NSAttributedString(highlightedString: string, inverted: inverted, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
