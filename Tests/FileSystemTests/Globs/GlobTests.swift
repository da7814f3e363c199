import TestSupport
import Testing

@testable import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct GlobTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.json", "b.json", "B.json", "é.json", ".c.json", "a.txt", "x/a.json", "x/y/a.json", ".h/a.json"] {
      try folder.write(name, "")
    }
  }

  private func matches(_ pattern: String) throws -> [String] {
    try Glob.files(matching: pattern, inFolder: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test(
    arguments: [
      ("*.json", ["B.json", "a.json", "b.json", "é.json"]),
      ("?.json", ["B.json", "a.json", "b.json", "é.json"]),
      ("[a-c].json", ["a.json", "b.json"]),
      ("[!a-c].json", ["B.json", "é.json"]),
      ("[^a-c].json", ["B.json", "é.json"]),
      (".*.json", [".c.json"]),
      ("[.]c.json", []),
      ("*", ["B.json", "a.json", "a.txt", "b.json", "é.json"]),
      ("*/a.json", ["x/a.json"]),
      (".h/*", [".h/a.json"]),
      (".*/a.json", [".h/a.json"]),
      ("**/a.json", ["a.json", "x/a.json", "x/y/a.json"]),
      ("**/**/a.json", ["a.json", "x/a.json", "x/y/a.json"]),
      ("**/y/**/*.json", ["x/y/a.json"]),
      ("x/**", ["x/a.json", "x/y/a.json"]),
      ("**/x/../*.txt", nil),
      ("x//./[a]*", ["x//./a.json"]),
      ("x/[a]*/.//", ["x/a.json"]),
      ("none/*", []),
      ("a.json/*", []),
      ("*/y/a.json", ["x/y/a.json"]),
    ] as [(String, [String]?)])
  func patternsFindFilesInByteOrder(pattern: String, expected: [String]?) throws {
    guard let expected else {
      #expect(throws: FileError.self) { try matches(pattern) }
      return
    }
    try expectEqual(matches(pattern), expected)
  }

  @Test func pathsWithoutPatternCharactersAreThemselves() throws {
    try expectEqual(matches("none.json"), ["none.json"])
    try expectEqual(Glob.files(matching: "/none.json", inFolder: "data"), ["/none.json"])
    #expect(!Glob.hasGlobCharacters("a.(json|csv){1}+"))
    #expect(["a*", "a?", "[a"].allSatisfy { Glob.hasGlobCharacters($0) })
  }

  @Test func theFolderItselfIsNoPattern() throws {
    try folder.write("[q]/1.json", "")
    try expectEqual(Glob.files(matching: "*.json", inFolder: folder["[q]"]), [folder["[q]/1.json"]])
  }

  @Test func relativePathsStartAtTheFolder() {
    expectEqual(Glob.path("a", inFolder: ""), "a")
    expectEqual(Glob.path("a", inFolder: "."), "a")
    expectEqual(Glob.path("a", inFolder: "b"), "b/a")
    expectEqual(Glob.path("a", inFolder: "b/"), "b/a")
    expectEqual(Glob.path("/a", inFolder: "b"), "/a")
  }

  @Test(.timeLimit(.minutes(10)))
  func linksThatLoopEnd() throws {
    try folder.makeLink("x/up", to: "..")
    try folder.makeLink("self", to: "self")
    try folder.makeLink("file.link", to: "a.json")
    try expectEqual(matches("**/a.json"), ["a.json", "x/a.json", "x/y/a.json"])
    try expectEqual(matches("x/*/a.txt"), ["x/up/a.txt"])
    try expectEqual(matches("*/up/**/*.txt"), ["x/up/a.txt"])
    try expectEqual(matches("*.link"), ["file.link"])
    try expectEqual(matches("**/**/x/*/**/y/a.json"), ["x/up/x/y/a.json"])
  }

  @Test func danglingLinksAreFoundSoThatReadingThemFails() throws {
    try folder.makeLink("gone.data", to: "nowhere")
    try expectEqual(matches("*.data"), ["gone.data"])
  }

  @Test(.disabled(if: isRoot)) func foldersThatCannotBeListedAreErrors() throws {
    folder.makeFolder("closed")
    chmod(folder["closed"], 0)
    #expect(throws: FileError.self) { try matches("closed/*") }
    chmod(folder["closed"], 0o755)
  }

  @Test(.timeLimit(.minutes(10)))
  func manyStarsDoNotBlowUp() throws {
    let name = String(repeating: "a", count: 200)
    #expect(!GlobPattern(String(repeating: "a*", count: 100) + "b").matches(name))
    #expect(GlobPattern(String(repeating: "*a", count: 100) + "*").matches(name))
    let deep = String(repeating: "d/", count: 60)
    try folder.write(deep + "end.csv", "")
    try expectEqual(matches(String(repeating: "**/*/", count: 25) + "end.csv"), [deep + "end.csv"])
    #expect(try matches(String(repeating: "**/*/", count: 25) + "none.csv").isEmpty)
  }

  @Test(arguments: [
    ("a[", "a["), ("[", "["), ("[]", "[]"), ("[]]", "]"), ("[!]]", "a"), ("[a-]", "-"), ("[-a]", "-"), ("[[]x", "[x"),
    ("[a-]]", "a]"), ("[!", "[!"), ("a**b", "axxb"), ("*", "\u{1F600}"), ("??", "e\u{301}"), ("\\*", "\\x"),
  ])
  func patternsMatchNames(pattern: String, name: String) {
    #expect(GlobPattern(pattern).matches(name))
  }

  @Test(arguments: [
    ("[]", "]"), ("[!]]", "]"), ("[z-a]", "m"), ("é", "e\u{301}"), ("*", ".x"), ("?x", ".x"), ("[!a]x", ".x"),
    ("", "a"),
    ("a", ""), ("a?", "a"), ("a.*", "ab"),
  ])
  func patternsDoNotMatchNames(pattern: String, name: String) {
    #expect(!GlobPattern(pattern).matches(name))
  }

  @Test(
    arguments: [
      ("*.json", "new.json", true),
      ("*.json", "new.json.partial", false),
      ("*", "new.json.partial", true),
      ("*.json", "x/new.json", false),
      ("x/*.json", "link/new.json", true),
      ("**/*.json", "x/y/new.json", true),
      ("*/new.json", "x/new.json", true),
      ("*/a.json", "x/a.json", false),
      ("*.json", ".new.json", false),
      ("new.json", "new.json", false),
      ("**", "missing/new.json", false),
    ])
  func filesThatMayBeMadeAreToldFromOthers(pattern: String, path: String, isFound: Bool) throws {
    symlink("x", folder["link"])
    let place = FilePlace("\(folder.path)/\(path)").map { [$0] } ?? []
    try expectEqual(Glob.planned(place, matching: pattern, inFolder: folder.path), Set(isFound ? place : []))
  }
}
