import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private struct Movie: Codable, Equatable {
  struct Studio: Codable, Equatable {
    var homeTown: String
  }

  var title: String
  var year: Int
  var studio: Studio?
}

struct HitsInteractorDecodableTests {
  private func answer(_ hits: [JSONObject], to interactor: HitsInteractor<Movie>) {
    interactor.receive(
      .success(SearchResponse(hits: hits, nbHits: hits.count, nbPages: 1)),
      for: SectionRequest(moduleID: "m", indexName: "m"))
  }

  private func message(_ interactor: HitsInteractor<Movie>) -> String? {
    guard case .failed(let error) = interactor.state, error.code == .invalidHit else { return nil }
    return error.message
  }

  @Test func hitsAreReadAsOnesOwnType() {
    let interactor = HitsInteractor<Movie>()
    #expect(interactor.infiniteScrolling == .on(withOffset: 5) && interactor.showItemsOnEmptyQuery)
    expectEqual(interactor.pageCleanUpOffset, 3)
    answer(
      [["objectID": "1", "title": "Heat", "year": 1995], ["objectID": "2", "title": "Ran", "year": 1985]],
      to: interactor)
    expectEqual(interactor.hits, [Movie(title: "Heat", year: 1995), Movie(title: "Ran", year: 1985)])
    expectEqual(interactor.rawHit(atIndex: 1)?["objectID"], "2")
  }

  @Test func decoderIsOnesOwn() {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let interactor = HitsInteractor<Movie>(infiniteScrolling: .off, jsonDecoder: decoder)
    answer([["objectID": "1", "title": "Heat", "year": 1995, "studio": ["home_town": "LA"]]], to: interactor)
    expectEqual(interactor.hits.first?.studio?.homeTown, "LA")
  }

  @Test(
    arguments: [
      (["objectID": "7", "title": "Heat"], "the hit '7' does not fit Movie: year: expected an integer, found nothing"),
      (
        ["objectID": 7, "title": "Heat", "year": "x"],
        "the hit '7' does not fit Movie: year: expected an integer, found a string (\"x\")"
      ),
      (
        ["title": "Heat", "year": 1, "studio": ["homeTown": .null]],
        "a hit without objectID does not fit Movie: studio.homeTown: expected a string, found null"
      ),
    ] as [(JSONObject, String)])
  func failingPolicySaysWhatDoesNotFit(hit: JSONObject, expected: String) {
    let interactor = HitsInteractor<Movie>()
    answer([["title": "Ran", "year": 1985], hit], to: interactor)
    #expect(message(interactor) == expected && interactor.hits.isEmpty)
  }

  @Test func skippingPolicyLeavesHitsOut() {
    let interactor = HitsInteractor<Movie>(onInvalidHit: .skip)
    answer([["title": "Ran"], ["title": "Heat", "year": 1995], ["year": 3]], to: interactor)
    #expect(interactor.hits == [Movie(title: "Heat", year: 1995)] && interactor.skippedHitCount == 2)
    #expect(interactor.hit(atIndex: 0)?.title == "Heat" && interactor.numberOfHits() == 1)
  }
}
