import SearchModel

extension SearchError {
  /// A server's message as it is shown: one that is not what it is taken for may say anything at any length.
  static func shortened(_ message: String) -> String {
    let scalars = message.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longestMessage, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return message }
    return String(scalars[..<end]) + "…"
  }

  private static let longestMessage = 1_000
}
