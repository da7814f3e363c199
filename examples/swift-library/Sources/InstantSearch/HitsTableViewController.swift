// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import MultihitsKit
public import UIKit

/// Says what stands in the row of a hit.
@MainActor
public protocol TableViewCellConfigurable {
  associatedtype Model
  init(model: Model, indexPath: IndexPath)
  func configure(_ cell: UITableViewCell)
}

/// A list of the hits of one index.
open class HitsTableViewController<CellConfigurator: TableViewCellConfigurable>: UITableViewController,
  @MainActor HitsController
{
  public var hitsSource: HitsInteractor<CellConfigurator.Model>?

  public func reload() { tableView.reloadData() }
  public func scrollToTop() { tableView.scrollToFirstNonEmptySection() }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hitsSource?.numberOfHits() ?? 0
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    if let hit = hitsSource?.hit(atIndex: indexPath.row) {
      CellConfigurator(model: hit, indexPath: indexPath).configure(cell)
    }
    return cell
  }
}
