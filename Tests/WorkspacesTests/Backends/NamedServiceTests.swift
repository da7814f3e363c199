import SearchGraph
import SearchModel
import TestSupport
import Testing

@testable import Workspaces

struct NamedServiceTests {
  private struct Failing: PromptSearchService {
    let error: SearchError
    func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
      requests.map { _ in .failure(error) }
    }
  }

  @Test(arguments: [
    (SearchError(.server, "down", isRetryable: true), "'shop': down"),
    (SearchError(.connect, "'shop' at http://a:1: refused"), "'shop' at http://a:1: refused"),
    (SearchError(.connect, "'shops' at http://a:1: refused"), "'shop': 'shops' at http://a:1: refused"),
    (SearchError(.unsupported, "the backend cannot"), "the backend cannot"),
    (SearchError(.cancelled, "the search was cancelled"), "the search was cancelled"),
  ])
  func anErrorBeginsWithTheNameOfItsBackendOnce(error: SearchError, message: String) async {
    let service = NamedService(name: "shop", service: Failing(error: error))
    let request = SectionRequest(moduleID: "m", indexName: "i")
    for answers in [await service.answer([request]), await service.answer([request], strategy: .none)] {
      expectEqual(answers, [.failure(SearchError(error.code, message, isRetryable: error.isRetryable))])
    }
  }

  private struct Paging: PromptSearchService {
    let page: Int
    func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
      requests.map { _ in .success(SearchResponse(page: page)) }
    }
  }

  @Test func anAnswerForAnotherPageIsAnErrorOfItsBackend() async {
    let request = SectionRequest(moduleID: "m", indexName: "i")
    let right = await NamedService(name: "shop", service: Paging(page: 0)).answer([request])
    expectEqual(right, [.success(SearchResponse(page: 0))])
    let other = await NamedService(name: "shop", service: Paging(page: 3)).answer([request])
    expectEqual(other, [.failure(SearchError(.badResponse, "'shop': page 0 was asked for and page 3 came"))])
  }
}
