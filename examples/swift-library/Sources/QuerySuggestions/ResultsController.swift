import ExampleScreen
import MultihitsKit

/// A list of products.
final class ResultsController: HitsController {
  var hitsSource: HitsInteractor<ShopItem>?
  private var rows: [String] = []

  func reload() {
    rows = (hitsSource?.hits ?? []).map { "\($0.name) by \($0.brand), \($0.price)" }
  }

  func scrollToTop() {}

  func show() {
    Screen.printSection("Results", rows)
  }
}
