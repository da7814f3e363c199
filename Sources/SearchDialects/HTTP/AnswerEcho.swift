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
  /// What the answer repeats in place of the texts of its request, nil for texts that it does not have; no list when it
  /// repeats what was asked, or nothing. An object without the results that would repeat it has no texts.
  ///
  /// - Complexity: O(size of the answer) for each echo.
  package func otherTexts(than echoes: [AnswerEcho]) -> [String?]? {
    guard isSuccess, !echoes.isEmpty else { return nil }
    // Nearly all answers have each echo as most hosts write it, and need not be read twice.
    let isPlain = body.withUnsafeBytes { body in
      echoes.allSatisfy { echo in
        let text = JSON.string(echo.text).text()
        return ["", " "].contains { Self.contains("\"\(echo.path.last ?? "")\":\($0)\(text)", in: body) }
      }
    }
    guard !isPlain, let content = try? JSON(parsing: body).objectValue else { return nil }
    let results = content["results"]?.arrayValue ?? []
    var isOther = false
    let texts = echoes.map { echo -> String? in
      guard results.indices.contains(echo.place) else {
        isOther = true
        return nil
      }
      let value = echo.path.reduce(JSON?.some(results[echo.place])) { $0?.objectValue?[$1] }?.stringValue
      if let value, !value.utf8.elementsEqual(echo.text.utf8) { isOther = true }
      return value
    }
    return isOther ? texts : nil
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
