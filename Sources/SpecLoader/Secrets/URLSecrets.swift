import SearchDialects

/// Finds what URLs hide: the user info and the values of the query.
enum URLSecrets {
  /// The stretches, as offsets in Unicode scalars, sorted.
  ///
  /// - Parameter needsScheme: Whether only what follows `://` is taken for a URL, rather than any text.
  static func offsets(in text: String, needsScheme: Bool = false) -> [Range<Int>] {
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
    var found: [Range<Int>] = []
    for (number, start) in starts.enumerated() {
      var end = number + 1 < starts.count ? starts[number + 1] : scalars.count
      // A URL ends at white space, unless the text is one URL only.
      if starts.count > 1 || needsScheme {
        end = scalars[start..<end].firstIndex { $0.properties.isWhitespace } ?? end
      }
      found += offsets(in: scalars[start..<end])
    }
    return found
  }

  /// A text with asterisks for what its URLs hide.
  static func masked(_ text: String) -> String {
    let found = offsets(in: text, needsScheme: true)
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

  /// The stretches of one URL without its scheme.
  private static func offsets(in url: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let mark = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    var authority = url[..<(url[..<mark].firstIndex(of: "/") ?? mark)]
    if !authority.contains("@"), let colon = authority.firstIndex(of: ":"),
      !authority[(colon + 1)...].allSatisfy({ ("0"..."9").contains($0) })
    {
      // What follows the colon is no port: a password with a slash, which should have been encoded.
      authority = url
    }
    if let at = URLAuthority.userInfoEnd(in: authority, at: "@") {
      found += authority[..<at].split(separator: ":", maxSplits: 1).map { $0.startIndex..<$0.endIndex }
    }
    guard let question = url.firstIndex(of: "?") else { return found }
    let end = url[question...].firstIndex(of: "#") ?? url.endIndex
    for pair in url[(question + 1)..<end].split(separator: "&") {
      guard let equals = pair.firstIndex(of: "="), equals + 1 < pair.endIndex else { continue }
      found.append(equals + 1..<pair.endIndex)
    }
    return found
  }
}
