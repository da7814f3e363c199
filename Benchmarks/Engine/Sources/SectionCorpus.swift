import MultihitsEngine

/// Records with four facets, made with a seed, and what is typed to find them.
enum SectionCorpus {
  /// The names of the indices, each of which has records of its own.
  static let indexNames = ["first", "second", "third", "fourth", "fifth"]
  /// The facets and how many values each has; a value's number is the smaller the more records have it.
  static let facets: [(name: String, values: Int)] = [("brand", 500), ("category", 40), ("color", 12), ("year", 75)]
  /// What stands in the search box after each keystroke: some texts typed one character after the other.
  static let trace: [String] = {
    var random = LinearGenerator(state: 7)
    return (0..<20).flatMap { _ in
      let text = [word(&random), word(&random)].joined(separator: " ")
      return text.indices.map { String(text[...$0]) }
    }
  }()

  private static let settings: SearchParameters = [
    "searchableAttributes": ["name", "line"], "customRanking": ["desc(popularity)"],
    "attributesForFaceting": .array(facets.map { .string($0.name) }),
  ]

  /// Builds the indices in memory.
  static func indices(recordCount: Int) throws -> [EmbeddedIndex] {
    var random = LinearGenerator(state: 1_729)
    return try indexNames.map { name in
      try EmbeddedIndex(name: name, records: records(recordCount, &random), settings: settings)
    }
  }

  private static func records(_ count: Int, _ random: inout LinearGenerator) -> [Record] {
    (0..<count).map { number in
      var attributes: JSONObject = [
        "name": .string(text(2...6, &random)), "line": .string(text(4...14, &random)),
        "popularity": .integer(random.rare(below: 100_000)),
      ]
      for facet in facets {
        attributes[facet.name] = .string("\(facet.name) \(random.rare(below: facet.values))")
      }
      return Record(objectID: String(number), attributes: attributes)
    }
  }

  private static func text(_ lengths: ClosedRange<Int>, _ random: inout LinearGenerator) -> String {
    let count = lengths.lowerBound + random.number(below: lengths.count)
    return (0..<count).map { _ in word(&random) }.joined(separator: " ")
  }

  /// One of some ten thousand words of two to four syllables; short ones are frequent.
  private static func word(_ random: inout LinearGenerator) -> String {
    let (starts, ends) = (
      ["b", "d", "f", "g", "k", "l", "m", "n", "r", "st", "t", "v"], ["a", "e", "i", "o", "an", "er"]
    )
    var number = random.rare(below: 10_000) + 80
    var word = ""
    while number > 0 {
      word += starts[number % starts.count]
      number /= starts.count
      word += ends[number % ends.count]
      number /= ends.count
    }
    return word
  }
}

/// Numbers that look like chance and are the same everywhere.
struct LinearGenerator {
  var state: UInt64

  /// A number from 0 that is below a limit.
  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// The same, small numbers far more often than large ones.
  mutating func rare(below limit: Int) -> Int {
    let number = Double(number(below: 1 << 20)) / Double(1 << 20)
    return Int(number * number * number * Double(limit))
  }
}
