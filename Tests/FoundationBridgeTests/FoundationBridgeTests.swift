import Foundation
import FoundationBridge
import SearchGraph
import SearchModel
import Synchronization
import TestSupport
import Testing

@MainActor
struct FoundationBridgeTests {
  private struct Answering: SearchService {
    let result: Result<SearchResponse, SearchError>
    func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
      requests.map { _ in result }
    }
  }

  private final class Posted: Sendable {
    private let recorded = Mutex<[Notification.Name]>([])
    var names: [Notification.Name] { recorded.withLock(\.self) }
    func add(_ name: Notification.Name) { recorded.withLock { $0.append(name) } }
  }

  @Test func whatFoundationReadsIsTheSameJSON() throws {
    let text =
      #"{"z":1,"a":[true,false,null,1.5,0,1,-2,"é",12345678901234567890,{"b":{}}],"hits":[],"nbHits":2,"#
      + #""processingTimeMS":1,"query":"","params":""}"#
    let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let results = try SearchResults(content: read)
    let own = try #require(JSON(parsing: Array(text.utf8)).objectValue)
    #expect(JSON.object(results.content).isEquivalent(to: .object(own)))
    expectEqual(results.content.keys.sorted(), Array(results.content.keys))
    expectEqual(results.content["a"]?.arrayValue?.prefix(2), [true, false])
  }

  @Test func swiftsOwnValuesAreJSON() {
    let hit: [String: Any] = [
      "objectID": "1", "n": 3, "on": true, "one": 1, "list": ["a", 2.5] as [Any], "none": String?.none as Any,
      "nested": ["x": ["y": 1]], "url": URL(string: "https://a.example/")! as Any, "wide": UInt64.max,
      "notANumber": Double.nan,
    ]
    let results = SearchResults(nbHits: 1, hits: [hit], extraContent: ["facets": ["a": ["b": 2]]])
    let own: JSON = [
      "objectID": "1", "n": 3, "on": true, "one": 1, "list": ["a", 2.5], "none": .null, "nested": ["x": ["y": 1]],
      "url": "https://a.example/", "wide": .literal("18446744073709551615"), "notANumber": .null,
    ]
    #expect(JSON.object(results.hits[0]).isEquivalent(to: own))
    expectEqual(results.facets(name: "a")?.map(\.count), [2])
  }

  @Test func highlightedPartsHaveAttributes() {
    let renderer = HighlightRenderer(highlightAttrs: [.init("face"): "bold"])
    renderer.preTag = "<mark>"
    renderer.postTag = "</mark>"
    let text = renderer.render(text: "in <mark>Paris</mark> <em>now</em>")
    expectEqual(text.string, "in Paris <em>now</em>")
    expectEqual(
      (0..<text.length).filter { text.attribute(.init("face"), at: $0, effectiveRange: nil) != nil }, [3, 4, 5, 6, 7])
    let inverted = NSAttributedString(
      highlightedString: HighlightedString(tagged: "la<em>mp</em>"), inverted: true, attributes: [.init("face"): 1])
    #expect(inverted.attribute(.init("face"), at: 0, effectiveRange: nil) != nil)
    #expect(inverted.attribute(.init("face"), at: 3, effectiveRange: nil) == nil)
  }

  @Test func listsAreJoinedBySeparatorsWithoutAttributes() {
    let text = NSAttributedString(
      highlightedStrings: ["<em>a</em>b", "c"].map { HighlightedString(tagged: $0) },
      separator: NSAttributedString(string: ", "), attributes: [.init("face"): 1])
    expectEqual(text.string, "ab, c")
    expectEqual((0..<text.length).filter { text.attribute(.init("face"), at: $0, effectiveRange: nil) != nil }, [0])
  }

  @Test func eventsArePostedOnceThatIsAskedFor() async {
    let center = NotificationCenter()
    let searcher = Searcher(service: Answering(result: .failure(SearchError(.server, "no"))), indexName: "i")
    let posted = Posted()
    let names = [Searcher.SearchNotification, Searcher.ResultNotification, Searcher.ErrorNotification]
    let observers = names.map { name in
      center.addObserver(forName: name, object: searcher, queue: nil) { notification in
        guard notification.userInfo?[Searcher.notificationEventKey] is any Searcher.Event else { return }
        posted.add(notification.name)
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    await searcher.searchAndWait()
    expectEqual(posted.names, [])
    let subscriptions = searcher.postNotifications(to: center)
    await searcher.searchAndWait()
    expectEqual(posted.names, [Searcher.SearchNotification, Searcher.ErrorNotification])
    for subscription in subscriptions { subscription.cancel() }
    await searcher.searchAndWait()
    expectEqual(posted.names.count, 2)
  }

  @Test func handlersMayTakeFoundationsErrors() async {
    let service = Answering(result: .failure(SearchError(.server, "no")))
    var errors: [NSError?] = []
    let searcher = Searcher(index: service.index(withName: "i")) { (_: SearchResults?, error: NSError?) in
      errors.append(error)
    }
    await searcher.searchAndWait()
    searcher.addResultHandler { (_: SearchResults?, error: NSError?) in errors.append(error) }
    await searcher.searchAndWait()
    expectEqual(errors.count, 3)
    expectEqual(errors.first??.localizedDescription, "no")
  }
}
