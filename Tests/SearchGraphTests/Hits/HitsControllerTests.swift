import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private final class ListController: HitsController {
  var hitsSource: HitsInteractor<DynamicHit>?
  private(set) var events: [String] = []

  func reload() { events.append("reload \(hitsSource?.numberOfHits() ?? -1)") }
  func scrollToTop() { events.append("top") }
}

struct HitsControllerTests {
  private let server = PageServer(count: 15, hitsPerPage: 10)
  private let interactor = HitsInteractor(showItemsOnEmptyQuery: false, decoder: DynamicHitDecoder(schema: nil))
  private let controller = ListController()

  private func answer(_ page: Int) {
    interactor.receive(.success(server.response(page: page)), for: pageRequest(page))
  }

  @Test func controllerHearsOfEverythingThatChangesItsRows() {
    interactor.connectController(controller)
    #expect(controller.hitsSource === interactor && controller.events == ["reload 0"])
    interactor.reset()
    answer(0)
    interactor.receive(.failure(SearchError(.server, "down")), for: pageRequest(1))
    answer(1)
    interactor.hide()
    expectEqual(controller.events, ["reload 0", "top", "reload 10", "reload 10", "reload 15", "top", "reload 0"])
  }

  @Test func disconnectingAndConnectingAreSymmetric() {
    let connection = interactor.connectController(controller)
    connection.connect()
    expectEqual(controller.events, ["reload 0"])
    connection.disconnect()
    #expect(controller.hitsSource == nil)
    answer(0)
    interactor.reset()
    expectEqual(controller.events, ["reload 0"])
    connection.connect()
    answer(0)
    #expect(controller.hitsSource === interactor && controller.events == ["reload 0", "reload 0", "reload 10"])
  }

  @Test func disconnectingLeavesTheSourceOfAnotherConnection() {
    let connection = interactor.connectController(controller)
    let other = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
    other.connectController(controller)
    connection.disconnect()
    #expect(controller.hitsSource === other)
  }

  @Test func interactorDoesNotKeepItsControllerAlive() {
    var controller: ListController? = ListController()
    weak let watched = controller
    if let controller { interactor.connectController(controller) }
    controller?.hitsSource = nil
    controller = nil
    #expect(watched == nil)
  }
}
