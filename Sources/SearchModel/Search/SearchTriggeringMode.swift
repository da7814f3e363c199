/// When a search box searches; the raw values are those of specs.
///
/// Source of the behaviour: InstantSearch's `SearchTriggeringMode`.
public enum SearchTriggeringMode: String, Sendable, Hashable, CaseIterable {
  /// Every change of the text starts a search once typing pauses; submitting alone does not.
  case searchAsYouType = "asYouType"
  /// Every submission starts a search, even for the same text; typing does not.
  case searchOnSubmit = "onSubmit"
}
