import Foundation
import TestSupport
import Testing

/// Swift's texts are equal when Unicode takes them for equal, so that a dictionary of them loses one of two names that
/// differ in their bytes. Each file that uses such a dictionary has its reason in a list.
struct TextKeyTests {
  private static let list = "Tests/Fixtures/text-keys.txt"

  /// Whether code names a dictionary or a set of texts; a constant set of words has no names of others.
  private static func hasTextKeys(_ line: String) -> Bool {
    // Patterns take long to search, and there are a hundred thousand lines.
    guard line.range(of: "String:") != nil || line.range(of: "String>") != nil || line.range(of: "String,") != nil
    else {
      return false
    }
    let code = line.trimmingCharacters(in: .whitespaces)
    if code.hasPrefix("//") || code.contains(/static let \w+: (?:Set<String>|\[String: \w+\]) =/) { return false }
    return code.contains(/\[String: |\bSet<String>|\b(?:Ordered)?Dictionary<String,|\bOrderedSet<String>/)
  }

  @Test func namesOfOthersAreKeysByTheirBytes() throws {
    let sources = "\(SourceGraph.packageFolder)/Sources"
    var found: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      if text.split(separator: "\n").contains(where: { Self.hasTextKeys(String($0)) }) { found.insert(file) }
    }
    let text = try String(contentsOfFile: "\(SourceGraph.packageFolder)/\(Self.list)", encoding: .utf8)
    let known = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    let unknown = found.subtracting(known).sorted()
    #expect(unknown.isEmpty, "use ExactDictionary or ExactSet, or give a reason in \(Self.list)")
    expectEqual(known.subtracting(found).sorted(), [], "\(Self.list) names files that need no reason any more")
  }

  @Test(arguments: ["let a: [String: Int]", "var b: Set<String> = []", "OrderedDictionary<String, Int>()"])
  func aDictionaryOfTextsIsSeen(code: String) {
    #expect(Self.hasTextKeys(code))
  }
}
