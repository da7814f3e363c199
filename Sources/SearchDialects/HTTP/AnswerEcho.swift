import OrderedCollections
import SearchModel

/// A text of a request that its answer repeats, so that an answer to another request can be told from it.
package struct AnswerEcho: Sendable, Hashable {
  /// Which of the answer's `results` repeats it, from 0.
  package var place: Int
  /// The members that lead to it in the result.
  package var path: [String]
  /// What was asked.
  package var text: String

  /// An echo.
  package init(place: Int, path: [String], text: String) {
    self.place = place
    self.path = path
    self.text = text
  }
}

extension HTTPReply {
  /// Whether the answer repeats another text than the request had, or is an object without the results that would
  /// repeat it. Results that repeat nothing contradict nothing.
  ///
  /// - Complexity: O(size of the answer) for each echo.
  package func contradicts(_ echoes: [AnswerEcho]) -> Bool {
    guard isSuccess, !echoes.isEmpty else { return false }
    // Nearly all answers have each echo as most hosts write it, and need not be read twice.
    let isPlain = body.withUnsafeBytes { body in
      echoes.allSatisfy { echo in
        let text = JSON.string(echo.text).text()
        return ["", " "].contains { Self.contains("\"\(echo.path.last ?? "")\":\($0)\(text)", in: body) }
      }
    }
    guard !isPlain, let content = try? JSON(parsing: body).objectValue else { return false }
    let results = content["results"]?.arrayValue ?? []
    return echoes.contains { echo in
      guard results.indices.contains(echo.place) else { return true }
      let value = echo.path.reduce(JSON?.some(results[echo.place])) { $0?.objectValue?[$1] }
      return value?.stringValue.map { !$0.utf8.elementsEqual(echo.text.utf8) } ?? false
    }
  }

  private static func contains(_ text: String, in body: UnsafeRawBufferPointer) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard let first = text.first, text.count <= body.count else { return false }
      // Hosts repeat what they were asked behind the hits, so it is looked for from the end.
      var start = body.count - text.count
      while start >= 0 {
        if body[start] == first, body[start..<start + text.count].elementsEqual(text) { return true }
        start -= 1
      }
      return false
    }
  }
}
