// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import MultihitsKit
public import UIKit

/// A search bar as the text field of a search box.
@MainActor
public final class TextFieldController: @MainActor QueryInputController {
  public let searchBar: UISearchBar

  public init(searchBar: UISearchBar) {
    self.searchBar = searchBar
  }

  public var onQueryChanged: ((String) -> Void)? {
    get { searchBar.onTextChanged }
    set { searchBar.onTextChanged = newValue }
  }

  public var onQuerySubmitted: ((String) -> Void)? {
    get { searchBar.onSearchPressed }
    set { searchBar.onSearchPressed = newValue }
  }

  public func setQuery(_ query: String) {
    searchBar.text = query
  }
}
