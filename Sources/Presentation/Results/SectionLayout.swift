package import SearchModel

/// How sections are laid out in outputs, known from the spec before any result.
package struct SectionLayout: Sendable, Hashable {
  /// The module's id.
  package var module: String
  /// The hit schema; nil for hits as received and for facet values.
  package var schema: HitSchema?
  /// Whether the section shows facet values.
  package var isFacet: Bool
  /// The field shown first in text output, nil for the first text field.
  package var label: String?
  /// The fields shown after it, nil for all others.
  package var detail: [String]?
  /// Whether highlights are inverted, as in suggestions.
  package var isHighlightingInverted: Bool
  /// The tags around matches in highlights.
  package var highlightTags: HighlightTags
  /// Whether matches are shown as such.
  package var showsHighlights = true
  /// Which fields of hits are shown.
  package internal(set) var choice = FieldChoice.all

  /// Which fields of hits are shown.
  package enum FieldChoice: Sendable, Hashable {
    /// All that there are.
    case all
    /// Those that the layout's schema still has, of hits that had a larger one.
    case ofSchema
    /// Those of the layout's schema, taken from records as received.
    case ofRecord
  }

  /// A layout.
  package init(
    module: String, schema: HitSchema? = nil, isFacet: Bool = false, label: String? = nil, detail: [String]? = nil,
    isHighlightingInverted: Bool = false, highlightTags: HighlightTags = HighlightTags()
  ) {
    self.module = module
    self.schema = schema
    self.isFacet = isFacet
    self.label = label
    self.detail = detail
    self.isHighlightingInverted = isHighlightingInverted
    self.highlightTags = highlightTags
  }
}
