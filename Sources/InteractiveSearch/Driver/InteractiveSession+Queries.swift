import Runs
import SearchModel
import SpecLoader
import TerminalText
import Workspaces

// What is kept of queries: in the history, and as tests.
extension InteractiveSession {
  /// Adds a query to the history.
  func remember(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    state.history.removeAll { $0 == text }
    state.history.append(text)
    onQueryToRemember(text)
  }

  /// Writes a query into the query file and says what came of it.
  func keep(_ row: QueryRow, omissions: [String]) {
    guard let queryFile else {
      state.note = "There is no query file to write to; name one with --queries"
      return
    }
    let note =
      switch queryFile.add(row) {
      case .written(let id):
        "wrote '\(id)' to \(queryFile.path)"
          + (omissions.isEmpty ? "" : ", without \(omissions.joined(separator: ", "))")
      case .isThere(let id): "already there: '\(id)' in \(queryFile.path)"
      case .refused(let reason): plan.hiding(reason)
      }
    // A terminal that prints lines gets the note as it is.
    state.note = note.visiblyEscaped()
  }
}
