import Foundation
import TestSupport
import Testing

/// Numbers that come from servers and files may be anything, and Swift ends the program where a sum, a product or a
/// conversion does not fit. So each line with arithmetic among the files that read them has its reason in a list.
struct ArithmeticTests {
  /// Folders and files of `Sources` that read what others wrote.
  private static let readers = [
    "NetworkWire/Wire/", "SearchBackends/Push/", "SearchBackends/Recordings/", "SearchBackends/Transport/",
    "SearchBackends/Typesense/",
    "SearchDialects/Algolia/AlgoliaDialect+Results", "SearchDialects/Algolia/Served/", "SearchServer/API/",
    "SearchServer/Connections/",
    "SearchDialects/REST/HighlightReader",
    "SearchDialects/REST/RESTResponseReader", "SearchDialects/Recordings/", "SearchDialects/Support/",
    "SearchDialects/Typesense/MarkedText+Typesense", "SearchDialects/Typesense/TypesenseAnswer",
    "SearchDialects/Typesense/TypesenseCollection", "SearchDialects/Typesense/TypesenseMarks",
    "SearchDialects/Typesense/TypesenseDialect+Results", "SearchDialects/Typesense/TypesenseHitShaper",
    "SearchDialects/Typesense/TypesenseMarker", "SearchDialects/Typesense/TypesenseReader",
    "SearchDialects/Typesense/TypesenseResponseReader", "SearchDialects/Typesense/TypesenseWords",
    "SearchGraph/Hits/Pages/", "SearchModel/Results/", "SearchModel/Search/",
    "SearchModel/Support/SaturatingArithmetic",
    "Evaluation/Comparison/ResultOutline", "Runs/SavedRuns/SavedRunReader", "RecordFiles/Records/JSONStream",
    "Runs/Run/QueryRunner",
    "Runs/Run/SectionsController", "Workspaces/Graph/LoadedSearch",
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Line: Hashable {
    var file: String
    var text: String
  }

  @Test func eachLineThatCountsHasItsReason() throws {
    var found: [Line: Int] = [:]
    let sources = Self.root.appending(path: "Sources").path
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
    where file.hasSuffix(".swift") && Self.readers.contains(where: file.hasPrefix) {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        if Arithmetic.isIn(code) { found[Line(file: file, text: code)] = number + 1 }
      }
    }
    let known = try Self.knownLines()
    for (line, number) in found.sorted(by: { ($0.key.file, $0.value) < ($1.key.file, $1.value) })
    where !known.contains(line) {
      Issue.record(
        """
        Sources/\(line.file):\(number): unchecked arithmetic or a conversion. Use saturatingSum, saturatingProduct, pageCount \
        or Int(exactly:), or add the line to Tests/Fixtures/checked-arithmetic.txt under a reason why it cannot trap: \
        \(line.file): \(line.text)
        """)
    }
    for line in known.sorted(by: { ($0.file, $0.text) < ($1.file, $1.text) }) where found[line] == nil {
      Issue.record("Tests/Fixtures/checked-arithmetic.txt has a line that is gone: \(line.file): \(line.text)")
    }
  }

  /// The lines of the list, which has a reason above each block of them.
  private static func knownLines() throws -> Set<Line> {
    let list = try String(contentsOf: root.appending(path: "Tests/Fixtures/checked-arithmetic.txt"), encoding: .utf8)
    var known: Set<Line> = []
    var hasReason = false
    for line in list.split(separator: "\n") {
      if line.hasPrefix("# ") {
        hasReason = true
        continue
      }
      let mark = try #require(line.firstRange(of: ".swift: "), "\(line)")
      #expect(hasReason, "\(line)")
      known.insert(Line(file: line[..<mark.lowerBound] + ".swift", text: String(line[mark.upperBound...])))
    }
    return known
  }

  @Test(arguments: [
    ("let pages = (found + size - 1) / size", true), ("total += count", true), ("let n = Int(double)", true),
    ("let n = UInt32(count)", true), ("a << bits", true), ("let n = Int(exactly: x)", false),
    ("let text = name + \" + 1\"", false), ("lines += [\"a\"]", false), ("// a + b", false), ("f(-1, x: a - b)", true),
    ("let byte = UInt8(ascii: \"+\")", false), ("let shape = Point(x)", false), ("let x = a &+ b", false),
    ("static func + (left: A, right: A) -> A {", false),
  ])
  func whatCountsIsFound(line: String, counts: Bool) {
    expectEqual(Arithmetic.isIn(line), counts)
  }
}

/// Finds arithmetic in lines of code, as far as words tell.
private enum Arithmetic {
  private static let operators: Set<Substring> = [
    "+", "-", "*", "/", "%", "<<", "+=", "-=", "*=", "/=", "%=", "<<=",
  ]
  private static let safeLabels = ["exactly:", "ascii:", "truncatingIfNeeded:", "clamping:", "bitPattern:"]

  static func isIn(_ line: String) -> Bool {
    let code = withoutTexts(line)
    return hasOperator(code) || hasConversion(code)
  }

  /// An operator between words, but for those that put texts and lists together.
  private static func hasOperator(_ code: String) -> Bool {
    guard !code.contains("func ") else { return false }
    let words = code.split(separator: " ")
    return words.indices.contains { place in
      guard operators.contains(words[place]), place + 1 < words.count else { return false }
      if let first = words[place + 1].first, first == "\"" || first == "[" { return false }
      return place == 0 || words[place - 1].last != "\""
    }
  }

  /// An initialiser of an integer that traps on what does not fit.
  private static func hasConversion(_ code: String) -> Bool {
    var rest = code[...]
    while let mark = rest.firstRange(of: "Int") {
      let before = code[..<mark.lowerBound].last
      let type = rest[mark.upperBound...].drop(while: \.isNumber)
      if type.first == "(", before == nil || before == "U" || before?.isLetter == false,
        !safeLabels.contains(where: type.dropFirst().hasPrefix)
      {
        return true
      }
      rest = rest[mark.upperBound...]
    }
    return false
  }

  /// The code with empty texts and without a comment.
  private static func withoutTexts(_ line: String) -> String {
    var code = ""
    var isText = false
    var isEscaped = false
    for character in line {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isText = false
          code.append(character)
        }
      } else {
        code.append(character)
        isText = character == "\""
        if code.hasSuffix("//") { return String(code.dropLast(2)) }
      }
    }
    return code
  }
}
