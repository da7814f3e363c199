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

  /// Sends a call that may be carried out twice. It is sent for half a minute where it is not refused.
  ///
  /// - Parameters:
  ///   - check: throws for an answer that says that the call was not carried out.
  ///   - isDone: whether the call was carried out; throws where nobody says.
  /// - Returns: why it is not known whether the call was carried out; nil where it was.
  /// - Throws: why it was not, where that is certain.
  private func settle(
    _ call: HTTPCall, check: (HTTPReply) throws(SearchError) -> Void, isDone: () async throws(SearchError) -> Bool
  ) async throws(SearchError) -> SearchError? {
    var doubt: SearchError?
    var fault = SearchError(.timeout, "no answer came in time")
    let isSettled = try await polling.waits { _ async throws(SearchError) in
      let outcome = await caller.send(call)
      do throws(SearchError) {
        try check(outcome.result.get())
        return true
      } catch {
        fault = error
      }
      // What is refused the second time may have been done the first time, the answer to which was lost.
      guard doubt != nil || outcome.mayHideSuccess else { throw fault }
      do throws(SearchError) {
        if try await isDone() { return true }
        // A call without an answer may be carried out yet.
        if outcome.mayHideSuccess, !fault.isOfAnAnswer { doubt = fault }
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
    try await settle(.typesenseAlias(alias, for: collection)) { reply throws(SearchError) in
      try Self.check(reply, puts: alias, onto: collection)
    } isDone: { () async throws(SearchError) in
      try await self.collection(alias)?.name == collection
    }
  }

  /// Puts an alias onto a collection.
  func putAlias(_ alias: String, onto collection: String) async throws(SearchError) {
    do throws(SearchError) {
      try await Self.check(
        caller.send(.typesenseAlias(alias, for: collection)).result.get(), puts: alias, onto: collection)
    } catch {
      // That no such answer came does not say that nothing was done, and what searches find must not be removed.
      guard (try? await self.collection(alias))?.name == collection else { throw error }
    }
  }

  /// - Throws: what an answer says, or the fault that it does not say that an alias was put onto a collection.
  private static func check(_ reply: HTTPReply, puts alias: String, onto collection: String) throws(SearchError) {
    guard reply.isSuccess else { throw error(of: reply) }
    let name = try reply.json().objectValue?["collection_name"]?.stringValue
    guard let name, name.hasSameBytes(as: collection) else {
      throw SearchError(.badResponse, "the alias '\(alias)' was not put onto '\(collection)', as its answer says")
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
    return try await settle(.typesenseDeletion(of: alias)) { reply throws(SearchError) in
      guard reply.isSuccess || reply.status == 404 else { throw Self.error(of: reply) }
    } isDone: { () async throws(SearchError) in
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
  /// Whether an answer came.
  fileprivate var isOfAnAnswer: Bool { code == .server || code == .badResponse }

  /// The error of an upload of which it is not known whether searches find it.
  func ofUnsettled(_ alias: String, onto collection: String) -> SearchError {
    saying(
      "no answer says whether searches of '\(alias)' find the old index, the new one or nothing; the new collection"
        + " '\(collection)' is complete and stays. Push again, and delete it once '\(alias)' stands for another")
  }
}
