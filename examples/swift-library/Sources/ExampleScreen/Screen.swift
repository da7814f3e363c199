public import MultihitsKit

/// Prints what a person would see.
public enum Screen {
  /// A search box with a text in it.
  public static func printSearchBox(_ text: String) {
    print("\n=== [\(text)]")
  }

  /// A titled section, or nothing when it has no rows.
  public static func printSection(_ title: String, _ rows: [String]) {
    guard !rows.isEmpty else { return }
    print(title)
    for row in rows { print("  \(row)") }
  }
}

extension HighlightedString {
  /// The text as a plain terminal shows it: what stands out is between asterisks.
  public var marked: String { text(highlighted: { "*\($0)*" }) }
}
