/// A view that shows the numbers of a search as a text.
///
/// Source of the behaviour: InstantSearch's `StatsTextController`.
public protocol StatsTextController: AnyObject {
  /// Takes the text to show, nil when there is no answer.
  func setItem(_ item: String?)
}
