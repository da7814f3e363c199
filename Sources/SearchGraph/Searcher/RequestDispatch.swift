import OrderedCollections
import SearchModel

/// Sends issued requests to their backends and hands each answer to the component that asked.
enum RequestDispatch {
  /// Sends the requests of each backend in one batch, all batches at once, and returns when every request has its
  /// answer.
  ///
  /// Runs in the caller's actor; answers are handed over there, a backend's as soon as they are in.
  static func send(
    _ issued: [IssuedRequest], strategy: MultipleQueriesStrategy = .none, afterEachBackend: () -> Void = {}
  ) async {
    guard let backend = issued.first?.component.backend else { return }
    if issued.allSatisfy({ $0.component.backend === backend }) {
      deliver(await backend.answer(issued.map(\.request), strategy: strategy), for: issued)
      afterEachBackend()
      return
    }
    let batches = OrderedDictionary(grouping: issued) { ObjectIdentifier($0.component.backend) }
    await withTaskGroup(of: (ObjectIdentifier, [Result<SearchResponse, SearchError>]).self) { group in
      for (key, batch) in batches {
        guard let backend = batch.first?.component.backend else { continue }
        let requests = batch.map(\.request)
        group.addTask { (key, await backend.answer(requests, strategy: strategy)) }
      }
      for await (key, results) in group {
        deliver(results, for: batches[key] ?? [])
        afterEachBackend()
      }
    }
  }

  private static func deliver(
    _ results: [Result<SearchResponse, SearchError>], for issued: [IssuedRequest]
  ) {
    for (issued, result) in zip(issued, results) { issued.component.receive(result, for: issued) }
  }
}
