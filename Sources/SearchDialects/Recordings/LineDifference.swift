/// How two texts differ, line by line.
package struct LineDifference: Sendable, Hashable {
  /// A line that only one text has.
  package struct Line: Sendable, Hashable {
    /// Whether the second text has it, rather than the first.
    package var isAdded: Bool
    /// The line.
    package var text: String

    /// The line as differences are written: `+ …` or `- …`.
    package var marked: String { (isAdded ? "+ " : "- ") + text }
  }

  /// The lines that differ, in the order of the texts.
  package let lines: [Line]

  /// The difference between two texts.
  ///
  /// - Complexity: O(lines of both × lines that differ).
  package init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(isAdded: false, text: old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(isAdded: true, text: new[right]))
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    self.lines = lines
  }
}
