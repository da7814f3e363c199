// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What controls a view.
@MainActor
open class UIViewController {
  public var view = UIView()
  public var definesPresentationContext = false
  public let navigationItem = UINavigationItem()
  /// The controllers inside of it.
  public private(set) var children: [UIViewController] = []

  public init(nibName: String?, bundle: Bundle?) {}

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {}

  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  public func addChild(_ controller: UIViewController) { children.append(controller) }
  public func didMove(toParent parent: UIViewController?) {}
}

/// A stack of screens.
open class UINavigationController: UIViewController {
  /// The screen on top.
  public private(set) var topViewController: UIViewController?

  /// Shows a screen, whose views are made now.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController = controller
    controller.viewDidLoad()
    controller.viewDidAppear(animated)
  }
}

/// What stands in the bar above a screen.
@MainActor
public final class UINavigationItem {
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
}

/// A search bar, and the controller that shows what was found.
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  public var isActive = false
  public var hidesNavigationBarDuringPresentation = true
  public var showsSearchResultsController = false
  public var automaticallyShowsCancelButton = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchResultsController?.viewDidLoad()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Closes what was found.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    showsSearchResultsController = false
    completion?()
  }
}

/// A text field that a program types into.
public final class UISearchBar: UIView {
  /// What it shows.
  public var text = ""
  /// Called with each text that is typed.
  public var onTextChanged: ((String) -> Void)?
  /// Called with the text when the search key is pressed.
  public var onSearchPressed: ((String) -> Void)?

  /// Types a text in place of the one before.
  public func type(_ text: String) {
    self.text = text
    onTextChanged?(text)
  }
}
