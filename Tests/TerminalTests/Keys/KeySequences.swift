/// What terminals send, and what it means.
enum KeySequences {
  private static let escape = "\u{1B}"

  /// Sequences with the names of their keys.
  static let keys: [(String, String)] = [
    ("a", "a"), ("Ä", "Ä"), (" ", "space"), ("漢", "漢"), ("\r", "enter"), ("\n", "ctrl-j"), ("\t", "tab"),
    ("\u{8}", "ctrl-h"), ("\u{7F}", "backspace"), ("\0", "ctrl-space"), ("\u{1}", "ctrl-a"), ("\u{1A}", "ctrl-z"),
    ("\u{1C}", "ctrl-\\"), ("\u{1D}", "ctrl-]"), ("\u{1E}", "ctrl-^"), ("\u{1F}", "ctrl-_"),
    // Alt.
    (escape + "x", "alt-x"), (escape + "X", "alt-X"), (escape + "\r", "alt-enter"),
    (escape + "\u{7F}", "alt-backspace"), (escape + "\u{1}", "ctrl-alt-a"), (escape + "\0", "ctrl-alt-space"),
    (escape + " ", "alt-space"), (escape + escape + "[A", "alt-up"), (escape + escape + "OA", "alt-up"),
    (escape + escape + "x", "esc alt-x"), (escape + escape + escape + "[A", "esc alt-up"),
    // Arrows and their neighbours.
    (escape + "[A", "up"), (escape + "[B", "down"), (escape + "[C", "right"), (escape + "[D", "left"),
    (escape + "OA", "up"), (escape + "OD", "left"), (escape + "OH", "home"), (escape + "OF", "end"),
    (escape + "[H", "home"), (escape + "[F", "end"), (escape + "[1~", "home"), (escape + "[4~", "end"),
    (escape + "[7~", "home"), (escape + "[8~", "end"), (escape + "[2~", "insert"), (escape + "[3~", "delete"),
    (escape + "[5~", "pgup"), (escape + "[6~", "pgdn"), (escape + "[Z", "shift-tab"),
    (escape + "OM", "enter"), (escape + "Op", "0"), (escape + "Ok", "+"),
    // Modifiers.
    (escape + "[1;5C", "ctrl-right"), (escape + "[1;2A", "shift-up"), (escape + "[1;3D", "alt-left"),
    (escape + "[1;8B", "ctrl-alt-shift-down"), (escape + "[3;5~", "ctrl-delete"), (escape + "[1;9D", "alt-left"),
    (escape + "O5C", "ctrl-right"), (escape + "O1;2P", "shift-f1"), (escape + "[1;5:1A", "ctrl-up"),
    (escape + "[5;2~", "shift-pgup"), (escape + "[1;3Z", "alt-shift-tab"),
    // Function keys.
    (escape + "OP", "f1"), (escape + "OQ", "f2"), (escape + "OR", "f3"), (escape + "OS", "f4"),
    (escape + "[[A", "f1"), (escape + "[[E", "f5"), (escape + "[11~", "f1"), (escape + "[15~", "f5"),
    (escape + "[17~", "f6"), (escape + "[21~", "f10"), (escape + "[23~", "f11"), (escape + "[24~", "f12"),
    (escape + "[25~", "f13"), (escape + "[28~", "f15"), (escape + "[34~", "f20"), (escape + "[45~", "f24"),
    (escape + "[P", "f1"), (escape + "[1;5P", "ctrl-f1"), (escape + "[1;2R", "shift-f3"),
    (escape + "[15;5~", "ctrl-f5"),
    // rxvt.
    (escape + "[a", "shift-up"), (escape + "Oa", "ctrl-up"), (escape + "[3$", "shift-delete"),
    (escape + "[3^", "ctrl-delete"), (escape + "[3@", "ctrl-shift-delete"), (escape + "[23^", "ctrl-f11"),
    // modifyOtherKeys and kitty.
    (escape + "[27;5;13~", "ctrl-enter"), (escape + "[27;6;65~", "ctrl-shift-a"), (escape + "[27;5;49~", "ctrl-1"),
    (escape + "[13;3u", "alt-enter"), (escape + "[32;5u", "ctrl-space"), (escape + "[97u", "a"),
    (escape + "[97;2u", "A"), (escape + "[49:33;2u", "!"), (escape + "[97;3u", "alt-a"),
    (escape + "[97;6u", "ctrl-shift-a"), (escape + "[27u", "esc"), (escape + "[9;2u", "shift-tab"),
    (escape + "[127;3u", "alt-backspace"), (escape + "[109;5u", "enter"), (escape + "[57399u", "0"),
    (escape + "[57419;5u", "ctrl-up"), (escape + "[57376u", "f13"), (escape + "[99;69u", "ctrl-c"),
    (escape + "[97;1:2u", "a"), (escape + "[32;2u", "space"),
    // Pastes.
    (escape + "[200~a\r\nb\rc\td\u{1}e" + escape + "[A" + escape + "[201~", "paste(a\nb\nc\tde[A)"),
    (escape + "[200~" + escape + "[201~", "paste()"), (escape + "[200~x" + escape + escape + "[201~", "paste(x)"),
    (escape + "[200~" + escape + "[20" + escape + "[201~", "paste([20)"),
  ]

  /// Sequences of which nothing comes.
  static let nothing: [String] = [
    escape + "[I", escape + "[O", escape + "[24;80R", escape + "[1;1R", escape + "[?1;2c", escape + "[>0;276;0c",
    escape + "[?2026;2$y", escape + "[0n", escape + "[8;24;80t", escape + "[<0;10;20M", escape + "[<0;10;20m",
    escape + "[32;10;20M", escape + "[M !!", escape + "]11;rgb:0000/0000/0000\u{7}",
    escape + "]11;rgb:0000/0000/0000" + escape + "\\", escape + "P>|xterm(380)" + escape + "\\",
    escape + "_Gi=31;OK" + escape + "\\", escape + "[201~", escape + "[97;1:3u", escape + "[1;1:3A",
    escape + "[57441;2u",
    escape + "[97;9u", escape + "[99~", escape + "[E", escape + "[1 q", escape + "Oz", escape + "[[Z",
    escape + "[55296u", escape + "[2000000u", escape + "[0u", escape + "[133u", "\u{85}", "\u{9B}", escape + "[u",
    escape + "[?1u", escape + "[27;5~", escape + "[0~", escape + "[~", escape + "[;~", escape + "[3;1:3~",
  ]

  /// Sequences that are not complete, and what they are if nothing follows.
  static let pending: [(String, String)] = [
    (escape, "esc"), (escape + escape, "esc esc"), (escape + "[", "alt-["), (escape + "O", "alt-O"),
    (escape + "]", "alt-]"), (escape + "P", "alt-P"), (escape + "_", "alt-_"), (escape + escape + "[", "esc alt-["),
    (escape + "[1;", ""), (escape + "[[", ""), (escape + "[M!", ""), (escape + "O5", ""),
  ]
}
