import Diagnostics
import SearchModel

// Most texts have no letters beyond ASCII, and each of their marks is around one word. What matched in them is read
// from the answer's bytes, which are the result as they are.
extension TypesenseMarker {
  /// The result of a text in which something matched, but for its values. Its copies share their names.
  private static let matched: JSONObject = [
    "value": "", "matchLevel": "", "fullyHighlighted": false, "matchedWords": [],
  ]

  /// The result of a text whose marks can be taken as they are; nil where it has to be cut into parts.
  func plainLeaf(_ text: String, _ mark: JSON?) -> JSON? {
    guard joined.isEmpty, marks == tags, let tagged = Self.tagged(mark),
      let plain = plainMarks(in: tagged, of: text)
    else { return nil }
    var result = Self.matched
    result[valueAt: 0] = .string(tagged)
    result[valueAt: 1] = .string((plain.words.count >= words.count ? MatchLevel.full : .partial).rawValue)
    result[valueAt: 2] = .bool(plain.isFullyHighlighted)
    result[valueAt: 3] = .array(plain.words.map(JSON.string))
    return .object(result)
  }

  /// The text with the server's marks, nil when nothing matched.
  static func tagged(_ mark: JSON?) -> String? {
    guard let members = mark?.objectValue, members["matched_tokens"]?.arrayValue?.isEmpty == false else { return nil }
    return members["value"]?.stringValue
  }

  /// What the marks of a plain text say.
  private struct PlainMarks {
    /// The words of the query that matched, in its order.
    var words: [String] = []
    var isFullyHighlighted = true
  }

  /// The most words that a query has here.
  private static let mostWords = UInt64.bitWidth

  /// Reads the marks of a text; nil where it has to be cut into parts.
  ///
  /// - Parameters:
  ///   - tagged: the text with marks around matches, which have to be the tags that are asked for.
  ///   - text: the text.
  private func plainMarks(in tagged: String, of text: String) -> PlainMarks? {
    guard words.count <= Self.mostWords else { return nil }
    var (tagged, pre, post) = (tagged, tags.pre, tags.post)
    let (textCount, tagsCount) = (text.utf8.count, pre.utf8.count + post.utf8.count)
    var found: UInt64 = 0
    var isFullyHighlighted = true
    let isPlain = tagged.withUTF8 { tagged in
      pre.withUTF8 { pre in
        post.withUTF8 { post in
          guard !pre.isEmpty, !post.isEmpty else { return false }
          var (place, markEnd, markCount) = (0, -1, 0)
          while place < tagged.count {
            let byte = tagged[place]
            guard byte < 0x80, byte != post[0] || !tagged.hasBytes(post, at: place) else { return false }
            guard byte == pre[0], tagged.hasBytes(pre, at: place) else {
              if byte.isWordPart { isFullyHighlighted = false }
              place += 1
              continue
            }
            let start = place + pre.count
            var end = start
            while end < tagged.count, tagged[end].isWordPart { end += 1 }
            // Marks side by side are one.
            guard place != markEnd, end > start, tagged.hasBytes(post, at: end),
              let word = wordPlace(of: UnsafeBufferPointer(rebasing: tagged[start..<end]), found: found)
            else { return false }
            found |= 1 << word
            place = end + post.count
            markEnd = place
            markCount += 1
          }
          // Where there are more tags than marks, the text has some of its own.
          return markCount > 0 && textCount + markCount * tagsCount == tagged.count
        }
      }
    }
    guard isPlain else { return nil }
    return PlainMarks(
      words: words.indices.filter { found & 1 << firstPlaces[$0] != 0 }.map { words[$0] },
      isFullyHighlighted: isFullyHighlighted)
  }

  /// The place of the word of the query that a marked word stands for.
  ///
  /// - Parameter found: the places that are known to match, as bits.
  private func wordPlace(of marked: UnsafeBufferPointer<UInt8>, found: UInt64) -> Int? {
    if words.count < 2 { return words.indices.first }
    for (place, word) in words.enumerated() where word.utf8.count == marked.count {
      if zip(word.utf8, marked).allSatisfy({ $0 == $1.lowercasedASCII }) { return place }
    }
    // When all of them matched, it does not matter which of them it is.
    if found.nonzeroBitCount == distinctCount { return found.trailingZeroBitCount }
    return match(of: String(decoding: marked.lazy.map(\.lowercasedASCII), as: UTF8.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at a place.
  fileprivate func hasBytes(_ other: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard other.count <= count - place else { return false }
    for offset in other.indices where self[place + offset] != other[offset] { return false }
    return true
  }
}
