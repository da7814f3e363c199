import SearchModel
import TestSupport
import Testing

struct FieldPathTests {
  @Test(
    arguments: [
      ("title", ["title"]), ("ratings.average", ["ratings", "average"]), (#"a.b\.c.d"#, ["a", "b.c", "d"]),
      (#"a\"#, [#"a\"#]), (#"a\b.c"#, [#"a\b"#, "c"]), ("", [""]), ("a..b.", ["a", "", "b", ""]),
      (#"\."#, ["."]), (#"\..\."#, [".", "."]), ("é.日本", ["é", "日本"]),
    ])
  func dotsSeparateUnlessEscaped(text: String, components: [String]) {
    expectEqual(FieldPath(text).components, components)
  }

  @Test(arguments: [["a"], ["a", "b"], ["a.b", "c"], [".", "..", "x"], ["日.本", "é"], ["", "a"], [#"a\b"#, "c"]])
  func descriptionReadsAsThePath(components: [String]) {
    let path = FieldPath(components: components)
    expectEqual(FieldPath(path.description), path)
  }

  private let record: JSON = [
    "title": "Alien", "a.b": 1, "ratings": ["average": 8.5, "votes": .null],
    "cast": [["name": "Sigourney", "roles": ["Ripley", "Clone"]], ["name": "Tom"], "nobody", .null],
    "grid": [[1, [2]], []], "none": .null,
  ]

  @Test(
    arguments: [
      ("title", "Alien"), ("ratings.average", 8.5), ("ratings.votes", .null), (#"a\.b"#, 1), ("a.b", nil),
      ("missing", nil),
      ("title.length", nil), ("cast.name", nil), ("none", .null),
    ] as [(String, JSON?)])
  func valueFollowsObjectsOnly(path: String, expected: JSON?) {
    expectEqual(record.value(at: FieldPath(path)), expected)
  }

  @Test(
    arguments: [
      ("title", ["Alien"]), ("cast.name", ["Sigourney", "Tom"]), ("cast.roles", ["Ripley", "Clone"]), ("grid", [1, 2]),
      ("ratings", [["average": 8.5, "votes": .null]]), ("ratings.votes", []), ("none", []), ("missing.deep", []),
      ("title.x", []), ("cast", [["name": "Sigourney", "roles": ["Ripley", "Clone"]], ["name": "Tom"], "nobody"]),
    ] as [(String, [JSON])])
  func valuesFlattenLists(path: String, expected: [JSON]) {
    expectEqual(record.values(at: FieldPath(path)), expected)
  }
}
