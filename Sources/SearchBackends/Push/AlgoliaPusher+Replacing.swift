import SearchDialects
import SearchModel

// How an index takes the place of another.
extension AlgoliaPusher {
  /// How long an index may take to be gone when it is not known whether it is being moved.
  static let moveTimeout = Duration.seconds(30)

  /// Moves a temporary index onto its name. When the move is accepted there is no way back, and nothing to remove.
  func replace(_ name: String, with temporary: String) async throws(SearchError) {
    guard let move = try await move(temporary, onto: name) else { return }
    do throws(SearchError) {
      try await wait(for: move, of: temporary)
    } catch {
      throw error.saying("Algolia has begun to replace '\(name)', and it is not known whether it is done")
    }
  }

  /// Gives an index that is replaced its replicas, if it has any.
  ///
  /// - Returns: why they could not be set; nil when they were.
  func setReplicas(_ replicas: JSON?, of name: String) async -> String? {
    guard let replicas else { return nil }
    do throws(SearchError) {
      try await wait(
        for: try await task(of: .algoliaSettings(["replicas": replicas], of: name), index: name), of: name)
      return nil
    } catch {
      return "the index is replaced, but its replicas could not be set: \(error.message)"
    }
  }

  /// Lets Algolia move a temporary index onto its name; when that is refused, it is deleted.
  ///
  /// - Returns: the task that moves it; nil when it is moved already.
  private func move(_ temporary: String, onto name: String) async throws(SearchError) -> Int? {
    let call = HTTPCall.algoliaMove(temporary, onto: name)
    let outcome = await caller.send(call)
    do throws(SearchError) {
      return try Self.task(in: try Self.content(of: outcome, index: temporary), of: call)
    } catch {
      // An answer that got lost does not say that nothing was done: repeated, the call finds nothing to move. What is
      // between here and there may repeat it as well, without a word.
      guard outcome.mayHideSuccess || error.code == .indexNotFound else {
        throw await removing(temporary, because: error)
      }
      guard await !hasMoved(temporary, onto: name) else { return nil }
      throw await removing(
        temporary,
        because: outcome.mayHideSuccess ? error.saying("it is not known whether '\(name)' was replaced") : error)
    }
  }

  /// Whether a temporary index is gone and one that was made here stands by the name, now or in a moment.
  private func hasMoved(_ temporary: String, onto name: String) async -> Bool {
    do throws(SearchError) {
      guard
        try await polling(for: Self.moveTimeout).waits(until: { _ async throws(SearchError) in
          try await settings(of: temporary) == nil
        })
      else { return false }
      return try await settings(of: name).map { AlgoliaMark.isOn($0, of: name) } ?? false
    } catch {
      return false
    }
  }
}
