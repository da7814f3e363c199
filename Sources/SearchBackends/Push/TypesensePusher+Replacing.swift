import Diagnostics
import SearchDialects
import SearchModel

// How the name of an index comes to stand for a new collection.
extension TypesensePusher {
  /// How long what searches find is tried to be changed, longer than a cluster takes to elect a leader.
  private static let changeTimeout = Duration.seconds(30)

  private var polling: Polling {
    Polling(limit: Self.changeTimeout, step: .milliseconds(200), maximum: .seconds(5), sleep: sleep)
  }

  /// Makes a change that may be made twice. It is tried for half a minute where it is not refused.
  ///
  /// - Parameters:
  ///   - change: makes it.
  ///   - isMade: whether it is made; nil where nobody says.
  /// - Returns: why it is not known whether the change was made; nil where it was.
  /// - Throws: why it was not made, where that is certain.
  private func settle(
    _ change: () async throws(SearchError) -> Void, isMade: () async throws(SearchError) -> Bool
  ) async throws(SearchError) -> SearchError? {
    var doubt: SearchError?
    var fault = SearchError(.timeout, "no answer came in time")
    let isSettled = try await polling.waits { _ async throws(SearchError) in
      do throws(SearchError) {
        try await change()
        return true
      } catch {
        fault = error
      }
      guard doubt != nil || !fault.isRefusal else { throw fault }
      do throws(SearchError) {
        if try await isMade() { return true }
        // A call without an answer may be carried out yet.
        if !fault.isRefusal, !fault.isOfAnAnswer { doubt = fault }
      } catch {
        doubt = fault
      }
      return false
    }
    guard !isSettled else { return nil }
    guard let doubt else { throw fault }
    return doubt
  }

  /// Points the alias of an index to another collection.
  ///
  /// - Returns: why it is not known whether it stands for that; nil where it does.
  /// - Throws: why it does not, where that is certain.
  func moveAlias(_ alias: String, onto collection: String) async throws(SearchError) -> SearchError? {
    try await settle { () async throws(SearchError) in
      try await putAlias(alias, onto: collection)
    } isMade: { () async throws(SearchError) in
      try await self.collection(alias)?.name == collection
    }
  }

  /// Puts an alias onto a collection.
  func putAlias(_ alias: String, onto collection: String) async throws(SearchError) {
    do throws(SearchError) {
      let reply = try await success(of: .typesenseAlias(alias, for: collection))
      let name = try reply.json().objectValue?["collection_name"]?.stringValue
      guard let name, name.hasSameBytes(as: collection) else {
        throw SearchError(.badResponse, "the alias '\(alias)' was not put onto '\(collection)', as its answer says")
      }
    } catch {
      // That no such answer came does not say that nothing was done, and what searches find must not be removed.
      guard (try? await self.collection(alias))?.name == collection else { throw error }
    }
  }

  /// Deletes the collection that has the name of an alias, which cannot be put beside it.
  ///
  /// - Parameter collection: what an alias is put onto before that, so that one which is refused is refused before
  ///   anything is deleted.
  /// - Returns: why it is not known whether the collection is deleted; nil where it is.
  /// - Throws: why it is not, where that is certain.
  func makeRoom(for alias: String, tryingWith collection: String) async throws(SearchError) -> SearchError? {
    let trial = collection + "_alias"
    try await putAlias(trial, onto: collection)
    do throws(SearchError) {
      try await caller.remove(.typesenseAliasDeletion(of: trial), orFailWith: Self.error)
    } catch {
      throw error.saying("the alias '\(trial)', put on trial, could not be deleted")
    }
    return try await settle { () async throws(SearchError) in
      do throws(SearchError) {
        try await check(.typesenseDeletion(of: alias))
      } catch {
        guard error.code == .indexNotFound else { throw error }
      }
    } isMade: { () async throws(SearchError) in
      try await inspect(alias, primary: nil) == .missing
    }
  }

  /// Puts an alias where a collection of its name was, which is deleted. It is tried for half a minute, since nothing
  /// is found by the name meanwhile.
  func putAlias(_ alias: String, inPlaceOfACollectionOnto collection: String) async throws(SearchError) {
    var failure = SearchError(.timeout, "no answer came in time")
    do throws(SearchError) {
      let isPut = try await polling.waits { _ async throws(SearchError) in
        do throws(SearchError) {
          try await putAlias(alias, onto: collection)
          return true
        } catch {
          failure = error
          return false
        }
      }
      guard !isPut else { return }
    } catch {
      failure = error
    }
    throw failure.saying(
      "the collection '\(alias)' is deleted, and the alias that takes its place could not be put: searches of"
        + " '\(alias)' find nothing until an alias of this name stands for '\(collection)', which is complete and"
        + " stays, or until the next push")
  }
}

extension SearchError {
  /// Whether it says for certain that nothing was done.
  fileprivate var isRefusal: Bool {
    [.dns, .tls, .auth, .forbidden, .indexNotFound, .rateLimited, .badRequest, .tooLarge, .unsupported].contains(code)
  }

  /// Whether an answer came.
  fileprivate var isOfAnAnswer: Bool { code == .server || code == .badResponse }

  /// The error of an upload of which it is not known whether searches find it.
  func ofUnsettled(_ alias: String, onto collection: String) -> SearchError {
    saying(
      "no answer says whether searches of '\(alias)' find the old index, the new one or nothing; the new collection"
        + " '\(collection)' is complete and stays. Push again, and delete it once '\(alias)' stands for another")
  }
}
