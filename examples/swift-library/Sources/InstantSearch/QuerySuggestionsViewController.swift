// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import MultihitsKit
public import UIKit

/// A list of suggestions: it shows hits, and choosing one is typing it.
open class QuerySuggestionsViewController: UITableViewController, @MainActor HitsController,
  @MainActor QueryInputController
{
  public var hitsSource: HitsInteractor<Hit<QuerySuggestion>>?
  public var onQueryChanged: ((String) -> Void)?
  public var onQuerySubmitted: ((String) -> Void)?
  /// Whether what is still to be typed stands out.
  public var isHighlightingInverted = false

  public func setQuery(_ query: String) {}
  public func reload() { tableView.reloadData() }
  public func scrollToTop() { tableView.scrollToFirstNonEmptySection() }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hitsSource?.numberOfHits() ?? 0
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    guard let hit = hitsSource?.hit(atIndex: indexPath.row) else { return cell }
    cell.textLabel?.attributedText = NSAttributedString(
      highlightedString: hit.hightlightedString(forKey: "query") ?? HighlightedString(plain: hit.object.query),
      inverted: isHighlightingInverted, attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    return cell
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let query = hitsSource?.hit(atIndex: indexPath.row)?.object.query else { return }
    onQueryChanged?(query)
    onQuerySubmitted?(query)
  }
}

extension UITableView {
  /// Shows the first row there is.
  public func scrollToFirstNonEmptySection() {
    guard let section = (0..<numberOfSections).first(where: { numberOfRows(inSection: $0) > 0 }) else { return }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
