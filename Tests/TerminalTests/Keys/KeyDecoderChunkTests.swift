import Terminal
import TestSupport
import Testing

@Suite("Bytes of keys in chunks")
struct KeyDecoderChunkTests {
  /// Joins characters, since clusters end where chunks do.
  private func joined(_ inputs: [TerminalInput]) -> [String] {
    var result: [String] = []
    var text = ""
    for input in inputs {
      if case .key(let key) = input, case .character(let character) = key.base, key.modifiers.isEmpty {
        text.append(character)
        continue
      }
      if !text.isEmpty { result.append("text \(text)") }
      text = ""
      switch input {
      case .key(let key): result.append("key \(key.name)")
      case .paste(let pasted): result.append("paste \(pasted)")
      }
    }
    return text.isEmpty ? result : result + ["text \(text)"]
  }

  @Test("Chunks of any size give what the whole gives", arguments: 0..<40)
  func splits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let corpus = KeySequences.keys.map(\.0) + KeySequences.nothing + ["e\u{301}", "👨‍👩‍👧", "日本", "\u{1B}[", "\u{1B}"]
    var bytes: [UInt8] = []
    for _ in 0..<200 { bytes += Array(corpus[Int.random(in: 0..<corpus.count, using: &random)].utf8) }
    var whole = KeyDecoder()
    let expected = joined(whole.feed(bytes) + whole.flush() + whole.flush())

    for largest in [1, 2, 7, 100] {
      var decoder = KeyDecoder()
      var inputs: [TerminalInput] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...largest, using: &random)
        inputs += decoder.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      inputs += decoder.flush() + decoder.flush()
      expectEqual(joined(inputs), expected, "seed \(seed), chunks up to \(largest)")
      #expect(!decoder.isPending)
    }
  }

  @Test("Random bytes never stop the decoder", arguments: 0..<20)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    let pool = Array("\u{1B}\u{1B}\u{1B}[[[O]P_~;:?<12057MmRu$^@ \\\u{7}\r\u{18}aZ".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Bool.random(using: &random)
          ? pool[Int.random(in: 0..<pool.count, using: &random)] : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.feed(bytes)
      if Int.random(in: 0..<5, using: &random) == 0 { _ = decoder.flush() }
    }
    _ = decoder.flush()
    _ = decoder.flush()
    #expect(!decoder.isPending, "seed \(seed)")
    expectEqual(decoder.feed([0x61]), [.key(.character("a"))], "seed \(seed)")
  }

  @Test("A long paste in chunks is one text", arguments: [1, 3, 4_096])
  func longPaste(size: Int) {
    let line = "Ein langer Text mit Ümlauten 漢字 und \u{1B}[31mFarben\r\n"
    let text = String(repeating: line, count: 1 << 10)
    var decoder = KeyDecoder()
    var inputs: [TerminalInput] = []
    var rest = Array(("a\u{1B}[200~" + text + "\u{1B}[201~b").utf8)[...]
    while !rest.isEmpty {
      inputs += decoder.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    let expected = String(repeating: "Ein langer Text mit Ümlauten 漢字 und [31mFarben\n", count: 1 << 10)
    expectEqual(inputs, [.key(.character("a")), .paste(expected), .key(.character("b"))])
  }

  @Test("The bytes of a character may be slow, those of an escape sequence may not")
  func slowCharacter() {
    var decoder = KeyDecoder()
    expectEqual(decoder.feed([0x61, 0xC3]), [.key(.character("a"))])
    #expect(decoder.isPending && decoder.mayBeSlow)
    expectEqual(decoder.feed([0xA9]), [.key(.character("é"))])
    expectEqual(decoder.feed([0x1B]), [])
    #expect(decoder.isPending && !decoder.mayBeSlow)
    expectEqual(decoder.flush(), [.key(Key(.escape))])
    expectEqual(decoder.feed([0xC3]), [])
    expectEqual(decoder.flush(), [.key(.character("\u{FFFD}"))])
    #expect(!decoder.isPending)
  }

  @Test("A paste without an end comes out when nothing followed twice")
  func endlessPaste() {
    var decoder = KeyDecoder()
    expectEqual(decoder.feed("\u{1B}[200~abc".utf8), [])
    expectEqual(decoder.flush(), [])
    #expect(decoder.mayBeSlow)
    expectEqual(decoder.feed("d".utf8), [])
    expectEqual(decoder.flush(), [])
    expectEqual(decoder.flush(), [.paste("abcd")])
    expectEqual(decoder.feed("\u{1B}[201~e".utf8), [.key(.character("e"))])
  }

  @Test("Ctrl-C by itself after a pause ends a paste whose end was lost, and keeps what was pasted")
  func controlCEndsAPaste() {
    var decoder = KeyDecoder()
    expectEqual(decoder.feed("\u{1B}[200~abc".utf8), [])
    expectEqual(decoder.feed("q".utf8, isAfterPause: true), [])
    expectEqual(decoder.feed([0x03], isAfterPause: true), [.paste("abcq")])
    expectEqual(decoder.feed([0x03], isAfterPause: true), [.key(.control("c"))])
  }

  @Test("Ctrl-C within a paste is pasted")
  func controlCInAPaste() {
    var decoder = KeyDecoder()
    expectEqual(decoder.feed("\u{1B}[200~a\u{3}".utf8), [])
    expectEqual(decoder.feed([0x03]), [])
    expectEqual(decoder.feed("\u{3}b".utf8, isAfterPause: true), [])
    expectEqual(decoder.feed("\u{1B}[201~".utf8), [.paste("ab")])
  }

  @Test("A paste is cut where nobody searches for more, and never within a character")
  func hugePaste() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[200~a".utf8)
    let chunk = Array(String(repeating: "é", count: 1 << 16).utf8)
    for _ in 0..<130 { expectEqual(decoder.feed(chunk), []) }
    guard case .paste(let text)? = decoder.feed("\u{1B}[201~".utf8).first else {
      Issue.record("no paste")
      return
    }
    expectEqual(text.utf8.count, (16 << 20) - 1)
    expectEqual(text.unicodeScalars.last, "é")
  }

  @Test("Pasted bytes that are not UTF-8 are repaired")
  func invalidPaste() {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xC2, 0x85, 0x62] + Array("\u{1B}[201~".utf8)
    expectEqual(decoder.feed(bytes), [.paste("a\u{FFFD}b")])
  }
}
