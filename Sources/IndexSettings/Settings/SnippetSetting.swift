import SearchModel

/// An entry of `attributesToSnippet`: an attribute and how many words its snippet has.
package struct SnippetSetting {
  /// How many words a snippet has when its entry says nothing.
  package static let defaultLength = 10

  package let attribute: String
  package let length: Int

  /// Reads `attribute` or `attribute:length`; nil when the length is not a positive number or the name is missing.
  package init?(_ entry: String) {
    guard let colon = entry.lastIndex(of: ":") else {
      guard !entry.isEmpty else { return nil }
      attribute = entry
      length = Self.defaultLength
      return
    }
    guard colon != entry.startIndex, let length = Int(entry[entry.index(after: colon)...]), length > 0 else {
      return nil
    }
    attribute = String(entry[..<colon])
    self.length = length
  }

  static func problem(in entry: String) -> String? {
    SnippetSetting(entry) == nil ? "'\(entry)' is not an attribute or attribute:number of words" : nil
  }
}
