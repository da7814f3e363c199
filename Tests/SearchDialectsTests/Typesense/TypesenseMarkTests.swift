import SearchDialects
import SearchModel
import TestSupport
import Testing

/// Marked texts of every kind, plain ones and those that have to be cut into parts, against marks made by hand.
struct TypesenseMarkTests {
  private struct Piece {
    /// The text in front of a word, the word, and what stands behind it within the same mark.
    var gap: String
    var word: String
    var tail: String
    var isMarked: Bool
  }

  private static let words = ["tom", "hanks", "4k", "über", "naïve", "film", "of", "a"]

  private func pieces(_ random: inout SeededGenerator) -> [Piece] {
    (0..<Int.random(in: 1...6, using: &random)).map { place in
      let word = Self.words.randomElement(using: &random) ?? ""
      return Piece(
        gap: place == 0 ? "" : [" ", ", ", " – ", "-", " < "].randomElement(using: &random) ?? " ",
        word: Bool.random(using: &random) ? word.uppercased() : word,
        tail: Int.random(in: 0..<8, using: &random) == 0 ? "." : "", isMarked: false)
    }
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>) func marksAreThoseOfTheAnswer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let query = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    var pieces = pieces(&random)
    for place in pieces.indices {
      pieces[place].isMarked = query.contains(pieces[place].word.lowercased()) && Bool.random(using: &random)
    }
    let marked = pieces.filter(\.isMarked).map { $0.word.lowercased() }
    guard !marked.isEmpty else { return }
    let text = pieces.map { $0.gap + $0.word + $0.tail }.joined()
    let answer = pieces.map { $0.isMarked ? "\($0.gap)<em>\($0.word)\($0.tail)</em>" : $0.gap + $0.word + $0.tail }
    let expected = pieces.map { $0.isMarked ? "\($0.gap)<em>\($0.word)</em>\($0.tail)" : $0.gap + $0.word + $0.tail }
    let matched = query.filter(marked.contains)
    let result: JSON = [
      "found": 1,
      "hits": [
        [
          "document": ["id": "1", "title": .string(text)],
          "highlight": [
            "title": ["value": .string(answer.joined()), "matched_tokens": .array(marked.map(JSON.string))]
          ],
        ]
      ],
    ]
    let hit = try #require(
      try TypesenseSubject.answer(
        [result], to: ["query": .string(query.joined(separator: " ")), "attributesToHighlight": ["title"]]
      ).hits.first)
    expectEqual(
      hit["_highlightResult"],
      [
        "title": [
          "value": .string(expected.joined()),
          "matchLevel": .string(matched.count == query.count ? "full" : "partial"),
          "fullyHighlighted": .bool(pieces.allSatisfy(\.isMarked)), "matchedWords": .array(matched.map(JSON.string)),
        ]
      ], "seed \(seed): \(query) in \(answer.joined())")
  }

  /// A text of ASCII takes another way than one with something else behind it.
  @Test(arguments: 1...400 as ClosedRange<UInt64>) func joinedWordsAreMarkedAlikeInTextsOfAllKinds(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["tom", "hanks", "4k", "film", "of", "a"]
    let query = (0..<Int.random(in: 1...4, using: &random)).reduce(into: "") { query, place in
      if place > 0 { query += ["-", ".", " ", "_"].randomElement(using: &random) ?? "" }
      query += words.randomElement(using: &random) ?? ""
    }
    let answer = (0..<Int.random(in: 1...8, using: &random)).reduce(into: "") { answer, place in
      if place > 0 { answer += ["-", " ", ". ", "--", "/"].randomElement(using: &random) ?? "" }
      let word = (words + ["hankz", "filmed", "tim"]).randomElement(using: &random) ?? ""
      answer += Bool.random(using: &random) ? "<em>\(word)</em>" : word
    }
    func result(_ answer: String) throws -> JSON? {
      let text = answer.replacing("<em>", with: "").replacing("</em>", with: "")
      let result: JSON = [
        "found": 1,
        "hits": [
          [
            "document": ["id": "1", "title": .string(text)],
            "highlight": ["title": ["value": .string(answer), "matched_tokens": ["tom"]]],
          ]
        ],
      ]
      let hits = try TypesenseSubject.answer(
        [result], to: ["query": .string(query), "attributesToHighlight": ["title"]]
      ).hits
      return try #require(hits.first)["_highlightResult"]?.objectValue?["title"]
    }
    let end = " …"
    var other = try #require(try result(answer + end)?.objectValue)
    let value = try #require(other["value"]?.stringValue)
    #expect(value.hasSuffix(end))
    other["value"] = .string(String(value.dropLast(end.count)))
    try expectEqual(result(answer), .object(other), "seed \(seed): \(query) in \(answer)")
  }
}
