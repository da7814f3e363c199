import SearchBackends
import SearchDialects
import SearchModel

/// Tests that upload to a model of Algolia.
protocol AlgoliaPushing {}

extension AlgoliaPushing {
  func pusher(
    _ caller: any HTTPCaller, sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> AlgoliaPusher {
    AlgoliaPusher(caller: caller, makeSuffix: { "7" }, sleep: sleep)
  }

  func records(_ count: Int) -> [JSONObject] {
    (0..<count).map { ["objectID": .string("\($0)"), "title": .string("title \($0)")] }
  }

  func failure(_ pusher: AlgoliaPusher, _ upload: IndexUpload) async -> SearchError? {
    do throws(SearchError) {
      _ = try await pusher.push(upload) { _ in }
      return nil
    } catch {
      return error
    }
  }
}
