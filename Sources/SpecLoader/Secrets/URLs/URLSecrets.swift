import SearchDialects

/// Finds what URLs hide: the user info and the values of the query.
enum URLSecrets {
  /// A secret range of a text.
  struct Part {
    enum Kind {
      /// A user or a password.
      case userInfo
      /// The value of a parameter of the query, in which placeholders may stand.
      case parameter
    }

    let kind: Kind
    /// Where it is, in Unicode scalars.
    let offsets: Range<Int>
  }

  /// The secret ranges of a text, sorted.
  ///
  /// - Parameter needsScheme: Whether only what follows `://` is taken for a URL, rather than any text.
  static func parts(of text: String, needsScheme: Bool = false) -> [Part] {
    if needsScheme, !text.utf8.contains(UInt8(ascii: ":")) { return [] }
    let scalars = Array(text.unicodeScalars)
    var starts: [Int] = []
    var index = 0
    while index + 2 < scalars.count {
      if scalars[index] == ":", scalars[index + 1] == "/", scalars[index + 2] == "/" {
        starts.append(index + 3)
        index += 2
      }
      index += 1
    }
    if starts.isEmpty, !needsScheme { starts = [0] }
    var found: [Part] = []
    for (number, start) in starts.enumerated() {
      var end = number + 1 < starts.count ? starts[number + 1] : scalars.count
      // A URL ends at white space, unless the text is one URL only.
      if starts.count > 1 || needsScheme {
        end = scalars[start..<end].firstIndex { $0.properties.isWhitespace } ?? end
      }
      found += parts(of: scalars[start..<end])
    }
    return found
  }

  /// A text with asterisks for what its URLs hide.
  static func masked(_ text: String) -> String {
    let found = parts(of: text, needsScheme: true).map(\.offsets)
    guard !found.isEmpty else { return text }
    let scalars = Array(text.unicodeScalars)
    var view = String.UnicodeScalarView()
    var end = 0
    for range in found where end <= range.lowerBound {
      view.append(contentsOf: scalars[end..<range.lowerBound])
      view.append(contentsOf: "***".unicodeScalars)
      end = range.upperBound
    }
    view.append(contentsOf: scalars[end...])
    return String(view)
  }

  /// The secret ranges of one URL without its scheme.
  private static func parts(of url: ArraySlice<Unicode.Scalar>) -> [Part] {
    var found: [Part] = []
    // A password with a raw slash or question mark reaches beyond what is the authority by the rules. Such URLs are
    // refused; what is shown of them hides too much rather than too little.
    if let at = URLAuthority.userInfoEnd(in: url, at: "@") {
      found = url[..<at].split(separator: ":", maxSplits: 1)
        .map { Part(kind: .userInfo, offsets: $0.startIndex..<$0.endIndex) }
    }
    guard let question = url.firstIndex(of: "?") else { return found }
    let end = url[question...].firstIndex(of: "#") ?? url.endIndex
    for pair in url[(question + 1)..<end].split(separator: "&") {
      guard let equals = pair.firstIndex(of: "="), equals + 1 < pair.endIndex else { continue }
      found.append(Part(kind: .parameter, offsets: equals + 1..<pair.endIndex))
    }
    return found
  }
}
