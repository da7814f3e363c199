import Diagnostics
import SearchBackends
import SearchDialects
public import SearchModel

/// Makes Algolia applications into services.
public enum AlgoliaService {
  /// The service of an application, over the hosts that Algolia's own clients use.
  ///
  /// - Parameters:
  ///   - appID: the application's ID. When it cannot be part of a host's name, each request ends in an error that says
  ///     so.
  ///   - apiKey: a key that may search, best one that may do nothing else.
  public static func make(appID: ApplicationID, apiKey: APIKey) -> any SearchService {
    var generator = SystemRandomNumberGenerator()
    do throws(SearchError) {
      let pool = try HostPool.algolia(applicationID: appID, using: &generator)
      let dialect = AlgoliaDialect(applicationID: appID, apiKey: apiKey)
      return RemoteService(
        dialect: dialect, caller: Transport(pool: pool, headers: dialect.headers, wire: CurlWire()),
        mask: SecretMask([apiKey]))
    } catch {
      return RefusingService(error: error)
    }
  }
}

/// The ID of an Algolia application.
public typealias ApplicationID = String

/// A key of an Algolia application.
public typealias APIKey = String

/// Answers every request with an error.
private struct RefusingService: SearchService {
  let error: SearchError

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .failure(error) }
  }
}
