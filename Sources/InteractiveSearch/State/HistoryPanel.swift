import Terminal

/// The list of earlier queries, narrowed by what is typed.
struct HistoryPanel: Sendable {
  /// What is typed to narrow the list.
  var editor = LineEditor()
  /// The row under the cursor, from the newest query.
  var row = 0

  /// The queries to choose from, newest first.
  func matches(in history: [String]) -> [String] {
    let words = editor.text.lowercased().split(separator: " ")
    return history.reversed().filter { query in
      let folded = query.lowercased()
      return words.allSatisfy { folded.contains($0) }
    }
  }
}
