/// A control in which a text is typed or chosen: a text field, a line of a terminal, a list of suggestions.
///
/// A controller has one interactor at a time, the last one connected; an interactor may have several controllers.
/// Source of the behaviour: InstantSearch's `QueryInputController`.
public protocol QueryInputController: AnyObject {
  /// Shows a text; called on connecting and whenever the text changed, by this controller too. A controller that only
  /// offers texts to choose from does nothing.
  func setQuery(_ query: String)
  /// To be called with the whole text when it was edited. Set on connecting, nil while disconnected.
  var onQueryChanged: ((String) -> Void)? { get set }
  /// To be called with the whole text when it was submitted or chosen. Set on connecting, nil while disconnected.
  var onQuerySubmitted: ((String) -> Void)? { get set }
}

/// Another name of ``QueryInputController``.
public typealias SearchBoxController = QueryInputController
