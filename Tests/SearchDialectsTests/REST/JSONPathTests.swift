import SearchDialects
import SearchModel
import TestSupport
import Testing

struct JSONPathTests {
  private static let store: JSON = [
    "store": [
      "book": [
        ["title": "Sayings", "price": 8.95], ["title": "Sword", "price": 12.99],
        ["title": "Moby", "isbn": "0-553", "price": 8.99], ["title": "Rings", "isbn": "0-395", "price": 22.99],
      ],
      "bicycle": ["colour": "red", "price": 399],
    ]
  ]

  @Test(
    arguments: [
      ("$", [[1, 2]]), ("$[0]", [1]), ("$[-1]", [2]), ("$[2]", []), ("$[-3]", []), ("$[*]", [1, 2]), ("$.*", [1, 2]),
      ("$[0,0]", [1, 1]), ("$[1,0]", [2, 1]), ("$[*,1]", [1, 2, 2]), ("$['a',1]", [2]), ("$.a", []), ("$..*", [1, 2]),
      ("$..[*]", [1, 2]), ("$[9007199254740991]", []), ("$[-9007199254740991]", []),
    ] as [(String, [JSON])])
  func listsAreReadInTheOrderOfTheSelectors(text: String, expected: [JSON]) throws {
    try expectEqual(JSONPath(text).values(in: [1, 2]), expected)
  }

  @Test(arguments: [
    "$.store.book[*].title", "$..title", "$..book[*].title", "$.store..title", "$['store']['book'][*][\"title\"]",
    "$ .store\n.book [ * ]\t.title", "$.store.book.*.title",
  ])
  func namesAreFoundHoweverThePathIsWritten(text: String) throws {
    try expectEqual(JSONPath(text).values(in: Self.store), ["Sayings", "Sword", "Moby", "Rings"])
  }

  @Test func descendantsComeFromTheOutsideInAndInTheOrderOfTheText() throws {
    let value: JSON = ["o": ["j": 1, "k": 2], "a": [5, 3, [["j": 4], ["k": 6]]]]
    try expectEqual(JSONPath("$..j").values(in: value), [1, 4])
    try expectEqual(JSONPath("$..[0]").values(in: value), [5, ["j": 4]])
    try expectEqual(
      JSONPath("$..*").values(in: value),
      [
        ["j": 1, "k": 2], [5, 3, [["j": 4], ["k": 6]]], 1, 2, 5, 3, [["j": 4], ["k": 6]], ["j": 4], ["k": 6], 4, 6,
      ])
    try expectEqual(JSONPath("$.o..[*,*]").values(in: value), [1, 2, 1, 2])
    try expectEqual(JSONPath("$..['j','k']").values(in: value), [1, 2, 4, 6])
    try expectEqual(JSONPath("$.a..[0,1]").values(in: value), [5, 3, ["j": 4], ["k": 6]])
  }

  @Test func nullIsAValue() throws {
    let value: JSON = ["a": .null, "b": [.null], "c": [[:]], "null": 1]
    try expectEqual(JSONPath("$.a").values(in: value), [.null])
    #expect(try JSONPath("$.a[0]").values(in: value).isEmpty)
    #expect(try JSONPath("$.a.d").values(in: value).isEmpty)
    try expectEqual(JSONPath("$.b[*]").values(in: value), [.null])
    try expectEqual(JSONPath("$.null").values(in: value), [1])
  }

  @Test(arguments: [
    (#"$["\""]"#, "\""), (#"$['\'']"#, "'"), (#"$["'"]"#, "'"), (#"$['"']"#, "\""), (#"$['\\']"#, "\\"),
    (#"$['\/']"#, "/"), (#"$['\b']"#, "\u{8}"), (#"$['\f']"#, "\u{C}"), (#"$['\n']"#, "\n"), (#"$['\r']"#, "\r"),
    (#"$['\t']"#, "\t"), (#"$['\u263A']"#, "☺"), (#"$["\u263a"]"#, "☺"), (#"$['\uD834\uDD1E']"#, "𝄞"),
    ("$['𝄞']", "𝄞"), ("$[' ']", " "), ("$['\u{7F}']", "\u{7F}"), ("$['']", ""), ("$.☺", "☺"), ("$._", "_"),
    ("$['a.b']", "a.b"), ("$['$']", "$"), ("$.a1", "a1"),
  ])
  func namesAreUnescaped(text: String, name: String) throws {
    try expectEqual(JSONPath(text).values(in: .object([name: 1, "other": 2])), [1])
  }

  @Test(arguments: [
    ("", 0..<0), (" $", 0..<1), ("a", 0..<1), ("$ ", 1..<2), ("$.", 2..<2), ("$..", 3..<3), ("$.1", 2..<3),
    ("$.&", 2..<3), ("$. a", 2..<3), ("$..\na", 3..<4), ("$...a", 3..<4), ("$a", 1..<2), ("$[]", 1..<3), ("$[", 1..<2),
    ("$[0", 1..<3), ("$[0 2]", 4..<5), ("$[0,]", 1..<5), ("$[a]", 2..<3), ("$[01]", 2..<4), ("$[-0]", 2..<4),
    ("$[-01]", 2..<5), ("$[- 1]", 2..<3), ("$[+1]", 2..<3), ("$[1.0]", 3..<4), ("$[9007199254740992]", 2..<18),
    ("$[-9007199254740992]", 2..<19), ("$['a]", 2..<5), (#"$["\'"]"#, 3..<5), (#"$['\"']"#, 3..<5),
    (#"$['\x12']"#, 3..<5),
    (#"$['\u12']"#, 3..<8), (#"$['\u+123']"#, 3..<6), (#"$['\uD800']"#, 3..<9), (#"$['\uDC00']"#, 3..<9),
    (#"$['\uD800\u1234']"#, 3..<15), ("$['\n']", 3..<4), ("$['a']b", 6..<7), ("$.a.", 4..<4), ("$.a[", 3..<4),
    (#"$['\"#, 3..<4), ("$['☺'].1", 7..<8),
  ])
  func faultsAreAtTheirPlace(text: String, range: Range<Int>) {
    #expect(throws: JSONPathError.self) { try JSONPath(text) }
    expectEqual(fault(in: text)?.scalarRange, range)
  }

  @Test(arguments: [
    ("$[?@.a]", 2, "filter"), ("$[0:2]", 3, "slice"), ("$[:2]", 2, "slice"), ("$.a[1,::2]", 6, "slice"),
    ("$[0 : 2]", 4, "slice"), ("$..[?(@.a > 1)]", 4, "filter"),
  ])
  func slicesAndFiltersAreRefusedByName(text: String, offset: Int, word: String) throws {
    let error = try #require(fault(in: text))
    expectEqual(error.scalarRange.lowerBound, offset)
    #expect(error.message.contains("a \(word)"))
    #expect(error.message.contains("not supported here"))
  }

  @Test func chainsOfDescendantsEndInAnErrorInsteadOfFillingTheMemory() throws {
    var value: JSON = 1
    for _ in 0..<60 { value = [value, 0] }
    let path = try JSONPath("$" + String(repeating: "..*", count: 12))
    let error = #expect(throws: SearchError.self) { try path.values(in: value) }
    expectEqual(error?.code, .badResponse)
  }

  @Test func depthCostsNoStack() throws {
    var value: JSON = 1
    for _ in 0..<5_000 { value = .object(["a": value]) }
    try expectEqual(JSONPath("$..a").values(in: value).count, 5_000)
    // A value so deep is taken apart step by step: letting go of it whole would itself take a stack.
    while case .object(let members) = value, let inner = members["a"] { value = inner }
  }

  @Test func onlyNamesAndIndicesAreSingular() throws {
    for text in ["$", "$.a", "$['a'][0].b"] { #expect(try JSONPath(text).isSingular) }
    for text in ["$.*", "$..a", "$[0,1]", "$.a[*].b"] { #expect(try !JSONPath(text).isSingular) }
  }

  private func fault(in text: String) -> JSONPathError? {
    do {
      _ = try JSONPath(text)
      return nil
    } catch {
      return error
    }
  }
}
