public import Foundation
import SearchModel

/// Turns the tagged texts of answers into attributed texts.
///
/// Source of the behaviour: the Helper's `HighlightRenderer`. ``HighlightRenderer`` is the same without attributes.
public final class AttributedHighlightRenderer {
  /// The attributes of highlighted parts.
  public var highlightAttrs: [NSAttributedString.Key: Any]
  private var renderer = SearchModel.HighlightRenderer()

  /// A renderer, for Algolia's own tags.
  public init(highlightAttrs: [NSAttributedString.Key: Any]) {
    self.highlightAttrs = highlightAttrs
  }

  /// The tag before a match. It must be the `highlightPreTag` of the search.
  public var preTag: String {
    get { renderer.preTag }
    set { renderer.preTag = newValue }
  }

  /// The tag after a match. It must be the `highlightPostTag` of the search.
  public var postTag: String {
    get { renderer.postTag }
    set { renderer.postTag = newValue }
  }

  /// Whether a tag in the other letter case is text.
  public var caseSensitive: Bool {
    get { renderer.caseSensitive }
    set { renderer.caseSensitive = newValue }
  }

  /// Whether the parts that the query did not match are the highlighted ones.
  public var isInverted: Bool {
    get { renderer.isInverted }
    set { renderer.isInverted = newValue }
  }

  /// Reads a text with tags.
  public func render(text: String) -> NSAttributedString {
    NSAttributedString(highlightedString: renderer.render(text: text), attributes: highlightAttrs)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The Helper's way to make a renderer of attributed texts.
public func HighlightRenderer(highlightAttrs: [NSAttributedString.Key: Any]) -> AttributedHighlightRenderer {
  AttributedHighlightRenderer(highlightAttrs: highlightAttrs)
}
