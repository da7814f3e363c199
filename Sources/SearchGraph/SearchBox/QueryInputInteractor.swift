import Diagnostics

/// The text of a search box: what was typed and what was submitted.
///
/// Connect it to searchers, ``connectSearcher(_:searchTriggeringMode:isolation:)``, and to controllers,
/// ``connectController(_:debounceInterval:isolation:)``; several of each are possible. It does not keep them alive, and
/// they do not keep it alive.
///
/// A search box has no rules about which texts are worth a search, such as a minimum length. Searchers have
/// `shouldTriggerSearchForQuery` for that, which applies to every search.
///
/// Source of the behaviour: InstantSearch's `QueryInputInteractor`; there the text is optional, here an empty box has
/// the text `""`. An interactor is confined to the isolation domain that made it.
public final class QueryInputInteractor {
  /// The text in the box; `""` when it is empty. Setting the same text again has no effect.
  public var query: String {
    didSet {
      if !query.hasSameBytes(as: oldValue) { onQueryChanged.fire(query) }
    }
  }
  /// Fires with the text when it changed.
  public let onQueryChanged = Signal<String>()
  /// Fires with the text each time it is submitted, changed or not.
  public let onQuerySubmitted = Signal<String>()

  /// Tells the connections of controllers what to do with typed text that still waits for its debouncer.
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

  /// Replaces the text by a suggestion that was chosen and submits it; typed text that waits for its debouncer is
  /// dropped.
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

/// Another name of ``QueryInputInteractor``.
public typealias SearchBoxInteractor = QueryInputInteractor

@available(*, unavailable)
extension QueryInputInteractor: Sendable {}
