/// What makes a search box search.
///
/// Source of the behaviour: InstantSearch's `SearchTriggeringMode`.
public enum SearchTriggeringMode: Sendable, Hashable, CaseIterable {
  /// Every change of the text searches; submitting alone does not.
  case searchAsYouType
  /// Every submission searches, for the same text too; typing does nothing.
  case searchOnSubmit
}
