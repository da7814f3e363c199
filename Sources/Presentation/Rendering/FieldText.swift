package import SearchModel

/// A value of a hit as text for people, cut into parts that the query matched and parts that it did not.
package struct FieldText: Sendable, Hashable {
  /// The parts in order, as the data has them: not yet escaped.
  package private(set) var parts: [HighlightedString.Part]

  /// A text without highlights.
  package init(plain text: String) {
    parts = HighlightedString(plain: text).parts
  }

  /// The text of a value: a list joined with commas, an object as compact JSON.
  ///
  /// - Parameters:
  ///   - value: The value in the hit.
  ///   - highlight: What `_highlightResult` has in the value's place: an object with the tagged text, or a list of
  ///     them.
  ///   - layout: Knows the tags and whether highlights are inverted.
  ///   - limit: How many characters of a longer text are wanted, without highlights then; nil for all.
  package init(_ value: JSON, highlight: JSON?, layout: SectionLayout, limit: Int? = nil) {
    guard case .array(let elements) = value else {
      parts = Self.parts(of: value, highlight: highlight, layout: layout, limit: limit)
      return
    }
    let highlights = Self.aligned(highlight?.arrayValue ?? [], with: elements, tags: layout.highlightTags)
    var joined: [HighlightedString.Part] = []
    for (element, highlight) in zip(elements.prefix(limit ?? .max), highlights) where !element.isNullOrNotFinite {
      if !joined.isEmpty { joined.append(HighlightedString.Part(text: ", ", isHighlighted: false)) }
      joined += Self.parts(of: element, highlight: highlight, layout: layout, limit: limit)
    }
    parts = joined
  }

  /// A facet's value with the part that the query matched.
  package init(_ facet: Facet, layout: SectionLayout) {
    parts = Self.parts(of: facet.value, tagged: facet.highlighted, layout: layout, limit: nil)
  }

  /// The text without highlights.
  package var plainText: String { parts.map(\.text).joined() }

  /// Whether there is no text at all.
  package var isEmpty: Bool { parts.isEmpty }

  /// The text with something in front.
  func prefixed(with prefix: String) -> FieldText {
    var text = self
    text.parts.insert(HighlightedString.Part(text: prefix, isHighlighted: false), at: 0)
    return text
  }

  /// The highlights of a list, one for each element; nil for an element without one.
  ///
  /// A list of highlights that is shorter kept those of matching elements alone, as
  /// `restrictHighlightAndSnippetArrays` asks: each belongs to the next element that has its text. One with more, or
  /// with the text of none, belongs to another value.
  private static func aligned(_ highlights: [JSON], with elements: [JSON], tags: HighlightTags) -> [JSON?] {
    guard highlights.count != elements.count else { return highlights }
    var rest = highlights[...]
    let aligned = elements.map { element -> JSON? in
      guard let next = rest.first, let text = element.scalarText, let tagged = next.objectValue?["value"]?.stringValue,
        HighlightedString(tagged: tagged, plain: text, preTag: tags.pre, postTag: tags.post).plainText == text
      else { return nil }
      return rest.removeFirst()
    }
    return rest.isEmpty ? aligned : Array(repeating: nil, count: elements.count)
  }

  private static func parts(
    of value: JSON, highlight: JSON?, layout: SectionLayout, limit: Int?
  ) -> [HighlightedString.Part] {
    guard !value.isNullOrNotFinite else { return [] }
    guard let text = value.scalarText else { return HighlightedString(plain: value.text()).parts }
    return parts(of: text, tagged: highlight?.objectValue?["value"]?.stringValue, layout: layout, limit: limit)
  }

  private static func parts(
    of text: String, tagged: String?, layout: SectionLayout, limit: Int?
  ) -> [HighlightedString.Part] {
    // A text of megabytes is not looked at as a whole where a line of it is shown.
    if let limit, text.utf8.count > 4 * limit { return HighlightedString(plain: String(text.prefix(limit))).parts }
    guard let tagged, layout.showsHighlights else { return HighlightedString(plain: text).parts }
    let tags = layout.highlightTags
    let highlighted = HighlightedString(tagged: tagged, plain: text, preTag: tags.pre, postTag: tags.post)
    // What is shown is the hit's own value, whatever a backend made of it while highlighting.
    guard highlighted.plainText == text else { return HighlightedString(plain: text).parts }
    return (layout.isHighlightingInverted ? highlighted.inverted : highlighted).parts
  }
}
