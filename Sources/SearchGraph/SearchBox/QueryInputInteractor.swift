/// The text of a search box: what was typed and what was submitted.
///
/// Connect it to what searches, ``connectSearcher(_:searchTriggeringMode:isolation:)``, and to what the text is typed in,
/// ``connectController(_:debounceInterval:isolation:)``, several of each if need be. It keeps neither alive, nor they it.
///
/// A search box has no rules of its own about which texts are worth a search, such as a minimum length: that is the
/// searchers' `shouldTriggerSearchForQuery`, which holds whatever starts the search.
///
/// Source of the behaviour: InstantSearch's `QueryInputInteractor`; there the text is optional, here nothing is `""`. An
/// interactor is confined to the isolation domain that made it.
public final class QueryInputInteractor {
  /// The text in the box, `""` for nothing. Setting the same text again is no event.
  public var query: String {
    didSet {
      if query != oldValue { onQueryChanged.fire(query) }
    }
  }
  /// Fires with the text when it changed.
  public let onQueryChanged = Signal<String>()
  /// Fires with the text each time it is submitted, changed or not.
  public let onQuerySubmitted = Signal<String>()

  /// Tells the connections of controllers what becomes of typed text that still waits for its debouncer.
  let onInput = Signal<Input>()

  /// A box with a text.
  public init(query: String = "") {
    self.query = query
  }

  /// Submits the text in the box, typed text that waits for its debouncer included.
  public func submitQuery() {
    onInput.fire(.submission)
    onQuerySubmitted.fire(query)
  }

  /// Replaces the text by a suggestion that was chosen and submits it; typed text that waits for its debouncer is dropped.
  ///
  /// - Parameter suggestion: the whole text.
  public func select(suggestion: String) {
    query = suggestion
    onInput.fire(.replacement)
    onQuerySubmitted.fire(query)
  }
}

extension QueryInputInteractor {
  /// What comes into a box besides changes of its text.
  enum Input {
    /// Text was typed that waits for a debouncer, which what was typed elsewhere before must not outlive.
    case typing(ObjectIdentifier)
    /// The text was replaced, be it by an equal one.
    case replacement
    /// What is in the box was submitted.
    case submission
  }
}

/// The name of ``QueryInputInteractor`` in the terms of a search box.
public typealias SearchBoxInteractor = QueryInputInteractor

@available(*, unavailable)
extension QueryInputInteractor: Sendable {}
