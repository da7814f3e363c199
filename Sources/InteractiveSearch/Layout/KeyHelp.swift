/// The keys and what they do, as the help shows them and the documentation lists them.
enum KeyHelp {
  /// Keys and what they do, in groups.
  static let groups: [(title: String, keys: [(keys: String, meaning: String)])] = [
    (
      "Choosing",
      [
        ("Enter", "accept; search a suggestion; toggle a facet value"),
        ("Alt-Enter, Ctrl-Space", "mark several"),
        ("Esc", "close a panel or the preview; leave"),
        ("Ctrl-C", "leave"),
      ]
    ),
    (
      "Moving",
      [
        ("Up, Down, Ctrl-P, Ctrl-N", "previous and next row"),
        ("Tab, Shift-Tab", "next and previous section"),
        ("Alt-1 … Alt-9", "section by number"),
        ("PgUp, PgDn", "a page of the section"),
        ("Home, End", "first and last row of the section"),
        ("Ctrl-Home, Ctrl-End", "first and last row of all"),
      ]
    ),
    (
      "Looking",
      [
        ("Ctrl-F", "facets and filters"),
        ("Ctrl-O", "preview the record as JSON"),
        ("Shift-Up, Shift-Down", "scroll the preview"),
        ("Ctrl-R", "earlier queries"),
        ("F4", "write the query and its results as a test"),
        ("F5", "search again"),
        ("Ctrl-L", "draw the screen again"),
        ("Ctrl-Z", "stop as a job, which fg goes on with"),
        ("F1, ? in an empty box", "these keys"),
      ]
    ),
    (
      "Typing",
      [
        ("Ctrl-A, Ctrl-E", "beginning and end"),
        ("Alt-B, Alt-F", "word back and forward"),
        ("Ctrl-W, Alt-D", "cut a word back and forward"),
        ("Ctrl-U, Ctrl-K", "cut to the beginning and the end"),
        ("Ctrl-Y, Alt-Y", "put back what was cut, or an older cut"),
        ("Ctrl-T, Alt-U, Alt-L, Alt-C", "swap characters; change case"),
        ("Ctrl-_", "undo"),
      ]
    ),
  ]
}
