extension LineEditor {
  /// Does what a key does in a line.
  ///
  /// - Returns: false for a key that means nothing here.
  package mutating func handle(_ key: Key) -> Bool {
    if case .character(let character) = key.base, key.modifiers.subtracting(.shift).isEmpty {
      insert(String(character))
      return true
    }
    guard let command = Self.command(for: key) else { return false }
    command(&self)
    return true
  }

  private typealias Command = (inout LineEditor) -> Void

  private static func command(for key: Key) -> Command? {
    switch (key.base, key.modifiers) {
    case (.character(let character), .control): controlCommand(character)
    case (.character(let character), .alt): altCommand(character)
    case (.left, []): { $0.move(to: $0.cursor - 1) }
    case (.right, []): { $0.move(to: $0.cursor + 1) }
    case (.left, .control), (.left, .alt): { $0.move(to: $0.wordStart(before: $0.cursor)) }
    case (.right, .control), (.right, .alt): { $0.move(to: $0.wordEnd(after: $0.cursor)) }
    case (.backspace, []), (.backspace, .shift): { $0.deleteBackward() }
    case (.delete, []): { $0.deleteForward() }
    case (.backspace, .alt), (.backspace, .control): { $0.cut(from: $0.wordStart(before: $0.cursor)) }
    case (.delete, .alt), (.delete, .control): { $0.cut(to: $0.wordEnd(after: $0.cursor)) }
    default: nil
    }
  }

  private static func controlCommand(_ character: Character) -> Command? {
    switch character {
    case "a": { $0.move(to: 0) }
    case "e": { $0.move(to: $0.count) }
    case "b": { $0.move(to: $0.cursor - 1) }
    case "h": { $0.deleteBackward() }
    case "d": { $0.deleteForward() }
    case "k": { $0.cut(to: $0.count) }
    case "u": { $0.cut(from: 0) }
    case "w": { $0.cut(from: $0.blankStart(before: $0.cursor)) }
    case "y": { $0.yank() }
    case "t": { $0.transpose() }
    case "_": { $0.undo() }
    default: nil
    }
  }

  private static func altCommand(_ character: Character) -> Command? {
    switch character {
    case "b": { $0.move(to: $0.wordStart(before: $0.cursor)) }
    case "f": { $0.move(to: $0.wordEnd(after: $0.cursor)) }
    case "d": { $0.cut(to: $0.wordEnd(after: $0.cursor)) }
    case "y": { $0.yankOlder() }
    case "u": { $0.changeWord { $0.uppercased() } }
    case "l": { $0.changeWord { $0.lowercased() } }
    case "c": { $0.changeWord { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() } }
    default: nil
    }
  }

  private mutating func deleteBackward() {
    lastAction = .other
    guard cursor > 0 else { return }
    replace(cursor - 1..<cursor, with: [], cursor: cursor - 1)
  }

  private mutating func deleteForward() {
    lastAction = .other
    guard cursor < count else { return }
    replace(cursor..<cursor + 1, with: [], cursor: cursor)
  }

  private mutating func transpose() {
    defer { lastAction = .other }
    guard cursor > 0, count > 1 else { return }
    // At the end the last two change places.
    let right = min(cursor, count - 1)
    replace(right - 1..<right + 1, with: [characters[right], characters[right - 1]], cursor: right + 1)
  }

  private mutating func changeWord(_ change: (String) -> String) {
    let start = cursor
    let end = wordEnd(after: cursor)
    defer { lastAction = .other }
    guard start < end else { return }
    let first = characters[start..<end].firstIndex(where: \.isWordPart) ?? start
    let changed = Array(change(text(in: first..<end)))
    replace(first..<end, with: changed, cursor: first + changed.count)
  }
}
