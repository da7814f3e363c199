import Terminal

extension [TerminalInput] {
  /// How many keys in one burst mean a paste, since they cannot be typed at once.
  private static let burst = 16

  /// The input with spaces for the line breaks and tabs of a text that a terminal pasted key by key: those with more
  /// after them in a burst of keys. A key at the end of a burst means what it says.
  func joiningPastedLines() -> [TerminalInput] {
    guard count >= Self.burst, let last = indices.last else { return self }
    return indices.map { place in
      guard place < last, case .key(let key) = self[place],
        key == Key(.enter) || key == Key(.tab) || key == .control("j"),
        case .key(let next) = self[place + 1], next.modifiers.isEmpty, next.isTextual
      else { return self[place] }
      return .key(.character(" "))
    }
  }
}

extension Key {
  /// Whether pasted text has the key in it.
  fileprivate var isTextual: Bool {
    switch base {
    case .character, .enter, .tab: true
    default: false
    }
  }
}
