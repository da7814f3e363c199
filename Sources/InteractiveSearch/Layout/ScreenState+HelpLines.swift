import Terminal
import TerminalText

extension ScreenState {
  /// The lines of the help: in two columns where these are the way to show all at once, and a line for the keys and one
  /// for what they do where there is no room for both.
  var helpLines: [[TextRun]] {
    let isNarrow = size.columns < 70
    let groups = KeyHelp.groups.map { group in
      [[TextRun(group.title, .bold)]]
        + group.keys.flatMap { key -> [[TextRun]] in
          if isNarrow { return [[TextRun("  " + key.keys, .cyan)], [TextRun("    " + key.meaning)]] }
          return [[TextRun("  " + key.keys.padded(toWidth: 28), .cyan), TextRun(key.meaning)]]
        }
    }
    let lines = groups.flatMap(\.self)
    guard lines.count > layout.listRows.count, size.columns >= 150 else { return lines }
    let left = groups.prefix(2).flatMap(\.self)
    let right = groups.dropFirst(2).flatMap(\.self)
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : []
      let gap = TextRun(String(repeating: " ", count: max(size.columns / 2 - start.displayWidth, 0)))
      return row < right.count ? start + [gap] + right[row] : start
    }
  }
}
