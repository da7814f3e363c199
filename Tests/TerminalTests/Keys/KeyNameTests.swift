import Terminal
import TestSupport
import Testing

@Suite("Names of keys")
struct KeyNameTests {
  @Test("Every listed name is a key whose name it is")
  func listedNames() {
    for name in Key.names { expectEqual(Key(name: name)?.name, name) }
    expectEqual(Set(Key.names).count, Key.names.count)
  }

  @Test(
    "Other spellings are the same keys",
    arguments: [
      ("ENTER", "enter"), ("Return", "enter"), ("btab", "shift-tab"), ("bspace", "backspace"), ("del", "delete"),
      ("page-up", "pgup"), ("Page-Down", "pgdn"), ("escape", "esc"), ("alt-ctrl-x", "ctrl-alt-x"),
      ("CTRL-X", "ctrl-x"), ("Alt-X", "alt-X"), ("alt-x", "alt-x"), ("A", "A"), ("-", "-"), ("ctrl--", "ctrl--"),
      ("alt--", "alt--"), ("shift-a", "A"), (" ", "space"), ("ctrl-m", "enter"), ("ctrl-i", "tab"),
      ("ctrl-[", "esc"), ("ctrl-alt-m", "alt-enter"), ("F12", "f12"), ("é", "é"), ("ctrl-shift-a", "ctrl-shift-a"),
      ("shift-F3", "shift-f3"), ("control-space", "ctrl-space"), ("meta-b", "alt-b"),
    ])
  func spellings(spelling: String, name: String) throws {
    let key = try #require(Key(name: spelling))
    expectEqual(key.name, name)
    expectEqual(Key(name: key.name), key)
  }

  @Test(
    "What is no key has no name",
    arguments: ["", "ctrl-", "alt-", "xyz", "f0", "f25", "f01", "ctrl-ctrl-x", "shift-1", "\n", "ctrl-\u{1B}", "ab"])
  func noNames(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test("Keys that sequences give are found by their names")
  func decodedNames() {
    for (sequence, _) in KeySequences.keys {
      var decoder = KeyDecoder()
      for case .key(let key) in decoder.feed(sequence.utf8) + decoder.flush() {
        expectEqual(Key(name: key.name), key)
      }
    }
  }
}
