/// What makes a search box search; the raw values are those of specs.
///
/// Source of the behaviour: InstantSearch's `SearchTriggeringMode`.
public enum SearchTriggeringMode: String, Sendable, Hashable, CaseIterable {
  /// Every change of the text searches, once typing rests; submitting alone does not.
  case searchAsYouType = "asYouType"
  /// Every submission searches, for the same text too; typing does nothing.
  case searchOnSubmit = "onSubmit"
}
