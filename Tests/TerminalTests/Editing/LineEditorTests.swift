import Terminal
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
    #expect(text("ab", Key(.left)) == "a|b")
    #expect(text("ab", .control("a"), Key(.left)) == "|ab")
    #expect(text("ab", .control("a"), Key(.right), .control("e"), Key(.right)) == "ab|")
  }

  @Test("Word keys stop at letters and digits, whatever the script")
  func words() {
    #expect(text("tom-hanks 漢字", .alt("b")) == "tom-hanks |漢字")
    #expect(text("tom-hanks", .alt("b"), .alt("b"), .alt("b")) == "|tom-hanks")
    #expect(text("tom-hanks", .control("a"), .alt("f")) == "tom|-hanks")
    #expect(text("tom-hanks", .control("a"), Key(.right, .control), Key(.right, .control)) == "tom-hanks|")
  }

  @Test("Deleting takes whole clusters")
  func deleting() {
    #expect(text("ae\u{301}", Key(.backspace)) == "a|")
    #expect(text("👨‍👩‍👧b", .control("a"), Key(.delete)) == "|b")
    #expect(text("", Key(.backspace), Key(.delete), .control("d"), .control("h")) == "|")
  }

  @Test("A mark that comes alone joins the character before it")
  func combining() {
    var editor = LineEditor(text: "e")
    editor.insert("\u{301}")
    #expect(editor.count == 1)
    #expect(editor.cursor == 1)
  }

  @Test("Cuts in a row are put back together, and Alt-Y goes to older ones")
  func cutting() {
    #expect(text("one two", .control("w"), .control("w"), .control("y")) == "one two|")
    #expect(text("one two", .control("w"), Key(.left), .control("k"), .control("y")) == "one |")
    #expect(text("a b", .control("w"), Key(.left), .control("u"), .control("y"), .alt("y")) == "b| ")
    #expect(text("tom-hanks x", Key(.backspace), Key(.backspace), .control("w")) == "|")
    #expect(text("tom-hanks", Key(.backspace, .alt)) == "tom-|")
    #expect(text("tom hanks", .control("a"), .alt("d")) == "| hanks")
  }

  @Test("Ctrl-T exchanges two characters, at the end the last two")
  func transposing() {
    #expect(text("ab", .control("t")) == "ba|")
    #expect(text("abc", .control("a"), Key(.right), .control("t")) == "ba|c")
    #expect(text("a", .control("t")) == "a|")
  }

  @Test("Alt-U, Alt-L and Alt-C change the case of a word")
  func letterCase() {
    #expect(text("straße x", .control("a"), .alt("u")) == "STRASSE| x")
    #expect(text("TOM", .control("a"), .alt("l")) == "tom|")
    #expect(text(" tOM", .control("a"), .alt("c")) == " Tom|")
  }

  @Test("Ctrl-_ takes changes back, typing as a whole")
  func undoing() {
    #expect(text("", .character("a"), .character("b"), .control("_")) == "|")
    #expect(text("one two", .control("w"), .control("_")) == "one two|")
    #expect(text("a", .control("_")) == "a|")
  }

  @Test("A paste is one line without control characters")
  func pasting() {
    var editor = LineEditor()
    editor.insert("a\r\nb\tc\u{1B}[31m\u{0}d")
    #expect(editor.text == "a b c[31md")
  }

  @Test(
    "Keys that mean nothing in a line are left to others", arguments: [Key(.tab), Key(.up), .control("r"), .alt("x")])
  func others(key: Key) {
    var editor = LineEditor(text: "a")
    let isHandled = editor.handle(key)
    #expect(!isHandled)
    #expect(editor.text == "a")
  }

  @Test("A line that is full takes no more, and says so")
  func megabyte() {
    var editor = LineEditor()
    let isWhole = editor.insert(String(repeating: "lorem ipsum ", count: 90_000))
    #expect(!isWhole)
    #expect(editor.count == LineEditor.capacity)
    let takesMore = editor.insert("x")
    #expect(!takesMore)
    _ = editor.handle(.control("w"))
    _ = editor.handle(.control("y"))
    _ = editor.handle(.control("y"))
    #expect(editor.count == LineEditor.capacity)
    #expect(LineEditor(text: String(repeating: "x", count: 20_000)).count == LineEditor.capacity)
  }
}
