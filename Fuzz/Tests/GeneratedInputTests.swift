import FileSystem
import Testing

/// A small part of what `make fuzz` does, without libFuzzer and its build, and the same each time.
struct GeneratedInputTests {
  private static let seed: UInt64 = 23
  private static let count = 300

  @Test(arguments: FuzzTargets.all.map(\.name))
  func generatedInputsHoldProperties(name: String) async throws {
    let target = try #require(FuzzTargets.target(named: name))
    let words = try Self.words(of: FuzzTargets.dictionary(of: target))
    try #require(!words.isEmpty)
    let seeds = try FixtureTests.files(of: name).map { try FileReading.bytes(ofFile: $0) }
    var generator = InputGenerator(seed: Self.seed, words: words, seeds: seeds)
    for _ in 0..<Self.count {
      let input = generator.next(maximumLength: target.maximumLength)
      await #expect(throws: Never.self, "seed \(Self.seed): \(String(decoding: input, as: UTF8.self).debugDescription)")
      {
        try await target.run(input)
      }
    }
  }

  /// The words of a dictionary of libFuzzer: `"word"`, with `\\`, `\"` and `\xAB` inside.
  private static func words(of dictionary: String) throws -> [[UInt8]] {
    let path = String(#filePath.dropLast("Tests/GeneratedInputTests.swift".count)) + "dictionaries/\(dictionary).dict"
    let text = String(decoding: try FileReading.bytes(ofFile: path), as: UTF8.self)
    return try text.split(separator: "\n").filter { $0.hasPrefix("\"") && $0.hasSuffix("\"") }.map { line in
      var bytes: [UInt8] = []
      var rest = line.dropFirst().dropLast().utf8[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\") else {
          bytes.append(byte)
          continue
        }
        let next = rest.popFirst()
        let escaped = try #require(next)
        guard escaped == UInt8(ascii: "x") else {
          bytes.append(escaped)
          continue
        }
        bytes.append(try #require(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)))
        rest = rest.dropFirst(2)
      }
      return bytes
    }
  }
}
