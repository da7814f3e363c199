import Terminal
import TestSupport
import Testing

@Suite("Editing a line")
struct LineEditorTests {
  /// The text after keys, with `|` where the cursor is.
  private func text(_ text: String, _ keys: Key...) -> String {
    var editor = LineEditor(text: text)
    for key in keys { _ = editor.handle(key) }
    return editor.text(in: 0..<editor.cursor) + "|" + editor.text(in: editor.cursor..<editor.count)
  }

  @Test("Arrows and Ctrl-A, Ctrl-E move, and stop at the ends")
  func moving() {
    expectEqual(text("ab", Key(.left)), "a|b")
    expectEqual(text("ab", .control("a"), Key(.left)), "|ab")
    expectEqual(text("ab", .control("a"), Key(.right), .control("e"), Key(.right)), "ab|")
  }

  @Test("Word keys stop at letters and digits, whatever the script")
  func words() {
    expectEqual(text("tom-hanks 漢字", .alt("b")), "tom-hanks |漢字")
    expectEqual(text("tom-hanks", .alt("b"), .alt("b"), .alt("b")), "|tom-hanks")
    expectEqual(text("tom-hanks", .control("a"), .alt("f")), "tom|-hanks")
    expectEqual(text("tom-hanks", .control("a"), Key(.right, .control), Key(.right, .control)), "tom-hanks|")
  }

  @Test("Deleting takes whole clusters")
  func deleting() {
    expectEqual(text("ae\u{301}", Key(.backspace)), "a|")
    expectEqual(text("👨‍👩‍👧b", .control("a"), Key(.delete)), "|b")
    expectEqual(text("", Key(.backspace), Key(.delete), .control("d"), .control("h")), "|")
  }

  @Test("A mark that comes alone joins the character before it")
  func combining() {
    var editor = LineEditor(text: "e")
    editor.insert("\u{301}")
    expectEqual(editor.count, 1)
    expectEqual(editor.cursor, 1)
  }

  @Test("Cuts in a row are put back together, and Alt-Y goes to older ones")
  func cutting() {
    expectEqual(text("one two", .control("w"), .control("w"), .control("y")), "one two|")
    expectEqual(text("one two", .control("w"), Key(.left), .control("k"), .control("y")), "one |")
    expectEqual(text("a b", .control("w"), Key(.left), .control("u"), .control("y"), .alt("y")), "b| ")
    expectEqual(text("tom-hanks x", Key(.backspace), Key(.backspace), .control("w")), "|")
    expectEqual(text("tom-hanks", Key(.backspace, .alt)), "tom-|")
    expectEqual(text("tom hanks", .control("a"), .alt("d")), "| hanks")
  }

  @Test("Ctrl-T exchanges two characters, at the end the last two")
  func transposing() {
    expectEqual(text("ab", .control("t")), "ba|")
    expectEqual(text("abc", .control("a"), Key(.right), .control("t")), "ba|c")
    expectEqual(text("a", .control("t")), "a|")
  }

  @Test("Alt-U, Alt-L and Alt-C change the case of a word")
  func letterCase() {
    expectEqual(text("straße x", .control("a"), .alt("u")), "STRASSE| x")
    expectEqual(text("TOM", .control("a"), .alt("l")), "tom|")
    expectEqual(text(" tOM", .control("a"), .alt("c")), " Tom|")
  }

  @Test("Ctrl-_ takes changes back, typing as a whole")
  func undoing() {
    expectEqual(text("", .character("a"), .character("b"), .control("_")), "|")
    expectEqual(text("one two", .control("w"), .control("_")), "one two|")
    expectEqual(text("a", .control("_")), "a|")
  }

  @Test("A paste is one line without control characters")
  func pasting() {
    var editor = LineEditor()
    editor.insert("a\r\nb\tc\u{1B}[31m\u{0}d")
    expectEqual(editor.text, "a b c[31md")
  }

  @Test(
    "Keys that mean nothing in a line are left to others", arguments: [Key(.tab), Key(.up), .control("r"), .alt("x")])
  func others(key: Key) {
    var editor = LineEditor(text: "a")
    let isHandled = editor.handle(key)
    #expect(!isHandled)
    expectEqual(editor.text, "a")
  }

  @Test("A line that is full takes no more, and says so")
  func megabyte() {
    var editor = LineEditor()
    let isWhole = editor.insert(String(repeating: "lorem ipsum ", count: 90_000))
    #expect(!isWhole)
    expectEqual(editor.count, LineEditor.capacity)
    let takesMore = editor.insert("x")
    #expect(!takesMore)
    _ = editor.handle(.control("w"))
    _ = editor.handle(.control("y"))
    _ = editor.handle(.control("y"))
    expectEqual(editor.count, LineEditor.capacity)
    expectEqual(LineEditor(text: String(repeating: "x", count: 20_000)).count, LineEditor.capacity)
  }
}
