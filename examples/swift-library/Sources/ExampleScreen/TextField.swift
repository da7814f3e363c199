public import MultihitsKit

/// A text field without a screen: the program types into it.
public final class TextField: QueryInputController {
  /// Called with each text that is typed.
  public var onQueryChanged: ((String) -> Void)?
  /// Called with the text when the return key is pressed.
  public var onQuerySubmitted: ((String) -> Void)?
  /// What the field shows.
  public private(set) var text = ""

  /// An empty field.
  public init() {}

  /// Shows a text.
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
