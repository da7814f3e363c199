extension QueryInputInteractor {
  /// Lets a controller type into the box and show its text.
  ///
  /// The controller is shown the text at once. What it submits bypasses the debouncer. The connection ends when either
  /// object goes away. As long as it is held, it keeps the box alive, but not the controller, which may well own it;
  /// with a debouncer, a custom actor that owns both is kept alive until ``Connection/disconnect()``.
  ///
  /// - Parameters:
  ///   - controller: the control in which the text is typed.
  ///   - debounceInterval: how long typing must pause before the text changes; nil for no delay.
  ///   - isolation: the actor in which debounced text arrives, the caller's.
  /// - Returns: the connection, which can be ended.
  @discardableResult
  public func connectController(
    _ controller: any QueryInputController, debounceInterval: Duration? = nil,
    isolation: isolated any Actor = #isolation
  ) -> Connection {
    connect(controller, by: debounceInterval.map { Debouncer(delay: $0) })
  }

  /// Lets a controller type into the box through a custom debouncer, and show its text.
  ///
  /// Waiting text never arrives after newer text. It is dropped when the text is replaced, for example by a chosen
  /// suggestion, or when another controller types. It arrives at once when ``submitQuery()`` is called. A controller
  /// whose text was dropped is shown the text in the box.
  ///
  /// - Parameters:
  ///   - controller: the control in which the text is typed.
  ///   - debouncer: the debouncer that delays typed text.
  ///   - isolation: the actor in which debounced text arrives, the caller's.
  /// - Returns: the connection, which can be ended.
  @discardableResult
  public func connectController<ClockType>(
    _ controller: any QueryInputController, debouncer: Debouncer<ClockType>,
    isolation: isolated any Actor = #isolation
  ) -> Connection {
    connect(controller, by: debouncer)
  }

  private func connect(
    _ controller: any QueryInputController, by debouncer: (any Debouncing)?,
    isolation: isolated any Actor = #isolation
  ) -> Connection {
    let connection = Connection(of: ControllerLink(interactor: self, controller: controller, debouncer: debouncer))
    connection.connect()
    return connection
  }
}

/// A search box and a controller that types into it, perhaps by way of a debouncer.
private struct ControllerLink: SearchBoxLink {
  let interactor: QueryInputInteractor
  private(set) weak var controller: (any QueryInputController)?
  let debouncer: (any Debouncing)?

  func establish(isolation: isolated any Actor) -> [Subscription] {
    guard let controller else { return [] }
    takeInput(of: controller, isolation: isolation)
    let subscriptions = show(in: controller)
    controller.setQuery(interactor.query)
    return subscriptions + [
      Subscription { [weak controller, debouncer] in
        controller?.onQueryChanged = nil
        controller?.onQuerySubmitted = nil
        debouncer?.cancel()
      }
    ]
  }

  private func show(in controller: some QueryInputController) -> [Subscription] {
    let change = interactor.onQueryChanged.subscribe(with: controller) {
      [weak interactor, debouncer] controller, text in
      debouncer?.cancel()
      // A handler before this one may have changed the text again, and the controller shows that already.
      if text == interactor?.query { controller.setQuery(text) }
    }
    guard let debouncer else { return [change] }
    let input = interactor.onInput.subscribe(with: controller) { [weak interactor] controller, input in
      guard let interactor, debouncer.isPending else { return }
      switch input {
      case .submission: debouncer.flush()
      case .typing(let typing) where typing == ObjectIdentifier(debouncer): break
      case .typing, .replacement:
        debouncer.cancel()
        controller.setQuery(interactor.query)
      }
    }
    return [change, input]
  }

  private func takeInput(of controller: any QueryInputController, isolation: isolated any Actor) {
    controller.onQuerySubmitted = { [weak interactor] text in interactor?.select(suggestion: text) }
    guard let debouncer else {
      controller.onQueryChanged = { [weak interactor] text in interactor?.query = text }
      return
    }
    controller.onQueryChanged = { [weak interactor] text in
      // A controller that calls back when its text is set has typed nothing.
      guard let interactor, debouncer.isPending || text != interactor.query else { return }
      interactor.onInput.fire(.typing(ObjectIdentifier(debouncer)))
      debouncer.call(isolation: isolation) { [weak interactor] in interactor?.query = text }
    }
  }
}

/// A debouncer on whatever clock.
protocol Debouncing: AnyObject {
  var isPending: Bool { get }
  func call(isolation: isolated any Actor, _ operation: @escaping () -> Void)
  func cancel()
  func flush()
}

extension Debouncer: Debouncing {}
