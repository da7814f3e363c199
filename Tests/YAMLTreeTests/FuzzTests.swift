import Diagnostics
import TestSupport
import Testing
import YAMLTree

struct FuzzTests {
  private static let seedText = """
    # 検索
    version: 1
    base: &base {hit: [title, "y\\u00e9\\"ar"], 'it''s': *none}
    modules:
      - <<: *base
        filters: ["year >= 1990", 'NOT genre:"日本"']
        note: |
          block 😀
          text
      - &m !tag {a: b, ? c : d}
      - >-
        folded
        text
    ...
    """

  private static let tokens = [
    "[", "]", "{", "}", ": ", "- ", "? ", "&a ", "*a", "<<: ", "!t ", "'", "\"", "|\n", ">\n", "#", "\n", "  ", "\t",
    "\\",
    "---\n", "...\n", "%TAG ", "%YAML 1.2\n", "\u{FEFF}", "\u{2028}", "\u{85}", "\r", "\r\n", "日", "😀", "e\u{301}", "x",
    ",", "key: ",
    "\\u00e9", "''",
  ]

  /// Checks what holds for every document: places are in the file, ranges are in order, exact places hold the text.
  private func check(_ bytes: [UInt8], _ comment: String) {
    let document = YAMLDocument.parse(bytes, file: "fuzz.yaml")
    let source = document.source
    #expect(document.root != nil || !document.diagnostics.isEmpty, "\(comment)")
    expectEqual(document.diagnostics, document.diagnostics.sorted(), "\(comment)")
    for range in document.diagnostics.compactMap(\.range) + (document.root?.allNodes.map(\.range) ?? []) {
      let isInside =
        range.start <= range.end && range.start.line >= 1 && range.start.column >= 1
        && range.end.line <= source.lineCount
        && source.position(atByteOffset: source.byteOffset(of: range.start)) == range.start
      // A position between CR and LF is the only one that a line without its line end does not have.
      #expect(isInside || source.line(range.start.line)?.isEmpty == false, "\(comment) \(range.description)")
    }
    for node in document.root?.allNodes ?? [] {
      guard let scalar = node.scalar, scalar.style == .plain, node.range.start.line == node.range.end.line else {
        continue
      }
      let start = source.byteOffset(of: node.range.start)
      let written = String(decoding: bytes[start..<source.byteOffset(of: node.range.end)], as: UTF8.self)
      guard written.unicodeScalars.count == scalar.text.unicodeScalars.count else { continue }
      let isFolded = written.unicodeScalars.contains { ["\r", "\u{85}", "\u{2028}"].contains($0) }
      #expect(written == scalar.text || isFolded, "\(comment)")
    }
    #expect(!DiagnosticRenderer(sources: [source]).render(document.diagnostics).contains("\u{1B}"))
  }

  @Test(arguments: 0..<8)
  func randomBytesNeverTrap(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      check(bytes, "seed \(seed), round \(round): \(bytes)")
    }
  }

  @Test(arguments: 0..<8)
  func randomTokensNeverTrap(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let count = Int.random(in: 0..<30, using: &generator)
      let text = (0..<count).map { _ in Self.tokens.randomElement(using: &generator) ?? "" }.joined()
      check(Array(text.utf8), "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<8)
  func mutatedDocumentsNeverTrap(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<200 {
      var bytes = Array(Self.seedText.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...12, using: &generator)))
        case 2: bytes.insert(contentsOf: (Self.tokens.randomElement(using: &generator) ?? "").utf8, at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: place)
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      check(bytes, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
