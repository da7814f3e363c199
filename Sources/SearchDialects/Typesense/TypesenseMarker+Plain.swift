import Diagnostics
import SearchModel

// Most texts have no letters beyond ASCII, and each of their marks is around one word. What matched in them is read
// from the answer's bytes, which are the result as they are.
extension TypesenseMarker {
  /// The result of a text whose marks can be taken as they are; nil where it has to be cut into parts.
  func plainLeaf(_ text: String, _ mark: TypesenseMark?) -> JSON? {
    guard form.marks == form.tags else { return nil }
    return mark?.withTagged { tagged in
      guard let plain = plainMarks(in: tagged, of: text) else { return nil }
      let hasAll = plain.found.nonzeroBitCount == distinctCount
      return HighlightResult.matched(
        plain.superfluous.isEmpty
          ? String(decoding: tagged, as: UTF8.self) : Self.removing(plain.superfluous, from: tagged),
        hasAll ? .full : .partial, isFull: plain.isFullyHighlighted,
        words: hasAll ? allWords : matchedWords(plain.found))
    }
  }

  /// What the marks of a plain text say.
  private struct PlainMarks {
    /// The places of the query's words that matched, as bits: those where they stand first.
    var found: UInt64 = 0
    var isFullyHighlighted = true
    /// Where the marks stand between words that the query joins, which are one match.
    var superfluous: [Range<Int>] = []
  }

  private static func removing(_ ranges: [Range<Int>], from bytes: UnsafeBufferPointer<UInt8>) -> String {
    var kept: [UInt8] = []
    var place = 0
    for range in ranges {
      kept += bytes[place..<range.lowerBound]
      place = range.upperBound
    }
    return String(decoding: kept + bytes[place...], as: UTF8.self)
  }

  /// The most words that a query has here.
  private static let mostWords = UInt64.bitWidth

  /// Reads the marks of a text; nil where it has to be cut into parts.
  ///
  /// - Parameters:
  ///   - tagged: the text with marks around matches, which have to be the tags that are asked for.
  ///   - text: the text.
  private func plainMarks(in tagged: UnsafeBufferPointer<UInt8>, of text: String) -> PlainMarks? {
    guard words.count <= Self.mostWords else { return nil }
    var (pre, post) = (form.tags.pre, form.tags.post)
    let (textCount, tagsCount) = (text.utf8.count, pre.utf8.count + post.utf8.count)
    var plain = PlainMarks()
    let isPlain = pre.withUTF8 { pre in
      post.withUTF8 { post in
        guard !pre.isEmpty, !post.isEmpty else { return false }
        var (place, markEnd, markCount) = (0, -1, 0)
        /// The word of the query that the last mark is of, if no word stands behind it.
        var last: Int?
        while place < tagged.count {
          let byte = tagged[place]
          guard byte < 0x80, byte != post[0] || !tagged.hasBytes(post, at: place) else { return false }
          guard byte == pre[0], tagged.hasBytes(pre, at: place) else {
            if byte.isWordPart { (plain.isFullyHighlighted, last) = (false, nil) }
            place += 1
            // Where not all is marked, nothing but tags tells anything.
            if !plain.isFullyHighlighted, last == nil {
              place = tagged[place...].firstIndex { $0 >= 0x80 || $0 == pre[0] || $0 == post[0] } ?? tagged.count
            }
            continue
          }
          let start = place + pre.count
          var end = start
          while end < tagged.count, tagged[end].isWordPart { end += 1 }
          // Marks side by side are one.
          guard place != markEnd, end > start, tagged.hasBytes(post, at: end),
            let word = wordPlace(of: UnsafeBufferPointer(rebasing: tagged[start..<end]), found: plain.found)
          else { return false }
          if let last, word == last + 1, joined.contains(last) {
            plain.superfluous += [markEnd - post.count..<markEnd, place..<start]
          }
          last = word
          plain.found |= 1 << word
          place = end + post.count
          markEnd = place
          markCount += 1
        }
        // Where there are more tags than marks, the text has some of its own.
        return markCount > 0 && textCount + markCount * tagsCount == tagged.count
      }
    }
    return isPlain ? plain : nil
  }

  /// The words of the query, in its order, whose first places are among some, given as bits.
  private func matchedWords(_ found: UInt64) -> JSON {
    .array(words.indices.filter { found & 1 << firstPlaces[$0] != 0 }.map { .string(words[$0]) })
  }

  /// The place of the word of the query that a marked word stands for.
  ///
  /// - Parameter found: the places that are known to match, as bits.
  private func wordPlace(of marked: UnsafeBufferPointer<UInt8>, found: UInt64) -> Int? {
    if words.count < 2 { return words.indices.first }
    for (place, word) in words.enumerated() where word.utf8.count == marked.count {
      if zip(word.utf8, marked).allSatisfy({ $0 == $1.lowercasedASCII }) { return place }
    }
    // When all of them matched and none are joined, it does not matter which of them it is.
    if joined.isEmpty, found.nonzeroBitCount == distinctCount { return found.trailingZeroBitCount }
    return match(of: String(lowercasingASCII: marked))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at a place.
  fileprivate func hasBytes(_ other: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let own = UnsafeBufferPointer(rebasing: self[place...].prefix(other.count))
    return own.count == other.count && UnsafeRawBufferPointer(own).isEqual(to: UnsafeRawBufferPointer(other))
  }
}
