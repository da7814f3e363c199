/// The first rows of a table, and how many there would be: so a report of any length needs little memory.
package struct KeptRows: Sendable {
  private let limit: Int
  private var rows: [String] = []

  /// How many rows were added.
  package private(set) var count = 0

  /// No row.
  ///
  /// - Parameter limit: How many rows are kept.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Adds a row, which is made only when it is kept.
  package mutating func add(_ row: @autoclosure () -> String) {
    count += 1
    if rows.count < limit { rows.append(row()) }
  }

  /// The first rows that fit, then how many are missing, each line with its end.
  ///
  /// - Parameter size: How many bytes the rows may have.
  package func text(fitting size: Int) -> String {
    var text = ""
    var shown = 0
    for row in rows {
      guard text.utf8.count + row.utf8.count < size else { break }
      text += row + "\n"
      shown += 1
    }
    return shown < count ? text + "\n… and \(count - shown) more\n" : text
  }
}
