import Diagnostics
import SearchDialects
import SearchModel

// How the name of an index comes to stand for a new collection.
extension TypesensePusher {
  /// How long an alias is tried to be put where a collection was, longer than a cluster takes to elect a leader.
  private static let placeTimeout = Duration.seconds(30)

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
  func makeRoom(for alias: String, tryingWith collection: String) async throws(SearchError) {
    let trial = collection + "_alias"
    try await putAlias(trial, onto: collection)
    do throws(SearchError) {
      try await caller.remove(.typesenseAliasDeletion(of: trial), orFailWith: Self.error)
    } catch {
      throw error.saying("the alias '\(trial)', put on trial, could not be deleted")
    }
    do throws(SearchError) {
      try await check(.typesenseDeletion(of: alias), acceptingRepeated: 404)
    } catch {
      // An answer that was lost does not say that the collection is still there.
      guard let state = try? await inspect(alias, primary: nil), state == .missing else { throw error }
    }
  }

  /// Puts an alias where a collection of its name was, which is deleted. It is tried for half a minute, since nothing
  /// is found by the name meanwhile.
  func putAlias(_ alias: String, inPlaceOfACollectionOnto collection: String) async throws(SearchError) {
    let polling = Polling(
      limit: Self.placeTimeout, step: .milliseconds(200), maximum: .seconds(5), sleep: sleep)
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
