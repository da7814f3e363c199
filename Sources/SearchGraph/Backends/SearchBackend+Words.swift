import SearchModel

extension SearchBackend {
  /// Whether a query has a word.
  ///
  /// The embedded engine knows which signs are words of an index. Of other backends it is only known that white space
  /// and punctuation are none.
  func hasWord(in query: String, ofIndex name: String) -> Bool {
    if query.isEmpty { return false }
    return wordCutter?.hasWord(in: query, ofIndex: name)
      ?? !query.unicodeScalars.allSatisfy(Self.isBetweenWords)
  }

  private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
