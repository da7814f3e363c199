// swift-format-ignore-file
// Multi hits, the customised view. Changed: the conformance says that it is one of the main actor, as Swift 6 wants it.
import Foundation
import InstantSearch
import UIKit

@MainActor
public class MultiIndexHitsTableController: NSObject, @MainActor MultiIndexHitsController {

  public let tableView: UITableView

  public weak var hitsSource: MultiIndexHitsSource?

  public init(tableView: UITableView) {
    self.tableView = tableView
  }

  public func reload() {
    tableView.reloadData()
  }

  public func scrollToTop() {
    guard tableView.numberOfRows(inSection: 0) != 0 else { return }
    let indexPath = IndexPath(row: 0, section: 0)
    self.tableView.scrollToRow(at: indexPath, at: .top, animated: false)
  }

}
