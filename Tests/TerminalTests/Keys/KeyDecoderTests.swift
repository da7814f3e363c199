import Terminal
import TestSupport
import Testing

@Suite("Keys of bytes")
struct KeyDecoderTests {
  /// Reads bytes at once, and says that nothing follows.
  private func decode(_ bytes: [UInt8]) -> [TerminalInput] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes) + decoder.flush()
  }

  private func names(_ text: String) -> String {
    decode(Array(text.utf8)).map { input in
      switch input {
      case .key(let key): key.name
      case .paste(let text): "paste(\(text))"
      }
    }.joined(separator: " ")
  }

  @Test(
    "Sequences are the keys that terminals mean by them",
    arguments: KeySequences.keys)
  func keys(sequence: String, expected: String) {
    expectEqual(names(sequence), expected)
    expectEqual(names("a" + sequence + "b"), "a \(expected) b", "between characters")
  }

  @Test("Reports, answers and unknown sequences are nothing", arguments: KeySequences.nothing)
  func nothing(sequence: String) {
    expectEqual(names("a" + sequence + "b"), "a b")
  }

  @Test("Raw bytes of mouse reports are not typed")
  func rawMouse() {
    expectEqual(decode([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x1B, 0x61]), [.key(.character("a"))])
  }

  @Test("What is pending at the end of the bytes is told by a flush", arguments: KeySequences.pending)
  func pending(sequence: String, expected: String) {
    var decoder = KeyDecoder()
    expectEqual(decoder.feed(sequence.utf8), [])
    #expect(decoder.isPending)
    expectEqual(names(sequence), expected)
    _ = decoder.flush()
    #expect(!decoder.isPending)
    expectEqual(decoder.feed("x".utf8), [.key(.character("x"))])
  }

  @Test("Grapheme clusters of a chunk are one character each, and marks alone are characters")
  func clusters() {
    expectEqual(decode(Array("e\u{301}👨‍👩‍👧x".utf8)), ["e\u{301}", "👨‍👩‍👧", "x"].map { .key(.character($0)) })
    var decoder = KeyDecoder()
    expectEqual(decoder.feed("e".utf8), [.key(.character("e"))])
    expectEqual(decoder.feed("\u{301}".utf8), [.key(.character("\u{301}"))])
  }

  @Test("A character with Alt may have several bytes")
  func altOfSeveralBytes() {
    expectEqual(names("\u{1B}é"), "alt-é")
  }

  @Test("Bytes that are not UTF-8 count as in strings", arguments: 0..<20)
  func invalidText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let pool: [UInt8] = [
        0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0xED, 0xA0, 0xC0, 0xF4, 0x90, 0xE0, 0xBF, 0x61, 0xC3, 0xA9, 0xFF,
      ]
      let bytes = (0..<12).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
      let text = decode(bytes).map { input in
        guard case .key(let key) = input, case .character(let character) = key.base else { return "?" }
        return String(character)
      }.joined()
      let expected = String(decoding: bytes, as: UTF8.self)
      expectEqual(
        Array(text.unicodeScalars), expected.unicodeScalars.filter { !(0x80..<0xA0).contains($0.value) },
        "seed \(seed), bytes \(bytes)")
    }
  }

  @Test("Control characters end a sequence that is not complete, and are keys")
  func controlsInSequences() {
    expectEqual(names("\u{1B}[1;\u{3}x"), "ctrl-c x")
    expectEqual(names("\u{1B}[\r"), "alt-[ enter")
    expectEqual(names("\u{1B}]0;title\u{3}x"), "ctrl-c x")
    expectEqual(names("\u{1B}[12\u{18}x"), "x")
    expectEqual(names("\u{1B}[1;\u{1B}[A"), "up")
    expectEqual(names("\u{1B}[1é"), "é")
  }

  @Test("Strings for programs that never end do not stop the keyboard for ever")
  func endlessString() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}]".utf8)
    _ = decoder.feed(repeatElement(UInt8(ascii: "a"), count: 70_000))
    #expect(!decoder.isPending)
    _ = decoder.feed("\u{1B}Pabc".utf8)
    expectEqual(decoder.flush(), [])
    #expect(decoder.isPending)
    expectEqual(decoder.flush(), [])
    expectEqual(decoder.feed("x".utf8), [.key(.character("x"))])
  }

  @Test("A sequence of any length ends, and is nothing when it is too long")
  func longSequence() {
    expectEqual(names("\u{1B}[" + String(repeating: "1", count: 10_000) + "Ax"), "x")
    expectEqual(names("\u{1B}[99999999999999999999;5~x"), "x")
  }
}
