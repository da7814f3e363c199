public import MultihitsKit

/// A text field without a screen: the program types into it.
public final class TextField: QueryInputController {
  public var onQueryChanged: ((String) -> Void)?
  public var onQuerySubmitted: ((String) -> Void)?
  /// What the field shows.
  public private(set) var text = ""

  public init() {}

  public func setQuery(_ query: String) {
    text = query
  }

  /// Types a text in place of the one before.
  public func type(_ text: String) {
    self.text = text
    onQueryChanged?(text)
  }

  /// Presses the return key.
  public func submit() {
    onQuerySubmitted?(text)
  }
}
