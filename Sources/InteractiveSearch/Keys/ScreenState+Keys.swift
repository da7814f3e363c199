import Terminal

extension ScreenState {
  /// Does what comes from the keyboard.
  ///
  /// - Returns: what has to happen outside, in order.
  mutating func handle(_ input: TerminalInput) -> [Effect] {
    note = nil
    // A user who goes on typing or moving means something else by now.
    pendingAcceptance = nil
    pendingRow = nil
    switch input {
    case .paste(let text): return paste(text)
    case .key(.control("c")): return [.finish(.cancelled)]
    case .key(.control("z")): return [.suspend]
    case .key(.control("l")): return [.redraw]
    case .key(let key):
      if overlay == nil, options.acceptingKeys.contains(key) { return accept(with: key) }
      if key.base == .function(1) {
        overlay = .help(top: 0)
        return []
      }
      if key == Key(.function(4)) { return keepQuery() }
      switch overlay {
      case .help(let top): return scrollHelp(from: top, with: key)
      case .history(let panel): return handle(key, in: panel)
      case .filters(let panel): return handle(key, in: panel)
      case nil: return handle(key)
      }
    }
  }

  private mutating func handle(_ key: Key) -> [Effect] {
    if let effects = moveCursor(with: key) { return effects }
    switch (key.base, key.modifiers) {
    case (.enter, []), (.character("j"), .control), (.character("m"), .control): return enter()
    case (.enter, .alt), (.character(" "), .control): return toggleMark()
    case (.escape, _), (.character("g"), .control):
      guard previewTop != nil else { return [.finish(.cancelled)] }
      previewTop = nil
    case (.character("d"), .control) where editor.isEmpty: return [.finish(.cancelled)]
    case (.character("f"), .control): return openFilterPanel()
    case (.character("r"), .control): return openHistory()
    case (.character("o"), .control): previewTop = previewTop == nil ? 0 : nil
    case (.character("?"), []) where editor.isEmpty: overlay = .help(top: 0)
    case (.function(5), _): return [.searchAgain]
    case (.up, .shift), (.up, .alt): scrollPreview(by: -1)
    case (.down, .shift), (.down, .alt): scrollPreview(by: 1)
    case (.pageUp, .shift), (.pageUp, .alt): scrollPreview(by: -previewPage)
    case (.pageDown, .shift), (.pageDown, .alt): scrollPreview(by: previewPage)
    default: return edit { $0.handle(key) }
    }
    showCursor()
    return []
  }

  /// Moves the cursor in the list; nil for keys that do not.
  private mutating func moveCursor(with key: Key) -> [Effect]? {
    switch (key.base, key.modifiers) {
    case (.up, []), (.character("p"), .control): moveCursor(by: -1)
    case (.down, []), (.character("n"), .control): return moveCursorDown { $0.moveCursor(by: 1) }
    case (.tab, []): moveCursorToSection(step: 1)
    case (.tab, .shift): moveCursorToSection(step: -1)
    case (.pageUp, []), (.character("v"), .alt): moveCursorByPage(-1)
    case (.pageDown, []), (.character("v"), .control): return moveCursorDown { $0.moveCursorByPage(1) }
    case (.home, []): moveCursorInSection(toEnd: false)
    case (.end, []): moveCursorInSection(toEnd: true)
    case (.home, .control), (.character("<"), .alt): moveCursorToEdge(toEnd: false)
    case (.end, .control), (.character(">"), .alt): moveCursorToEdge(toEnd: true)
    case (.character(let character), .alt):
      guard let number = character.wholeNumberValue, (1...9).contains(number) else { return nil }
      moveCursor(toShownSection: number)
    default: return nil
    }
    return []
  }

  /// Scrolls the list of keys; keys that do not scroll close it.
  private mutating func scrollHelp(from top: Int, with key: Key) -> [Effect] {
    let page = max(layout.listRows.count - 1, 1)
    let last = max(helpLines.count - layout.listRows.count, 0)
    let next: Int? =
      switch (key.base, key.modifiers) {
      case (.up, []), (.character("p"), .control): top - 1
      case (.down, []), (.character("n"), .control): top + 1
      case (.pageUp, []): top - page
      case (.pageDown, []), (.character(" "), []): top + page
      case (.home, []): 0
      case (.end, []): last
      default: nil
      }
    overlay = next.map { .help(top: min(max($0, 0), last)) }
    return []
  }

  private mutating func paste(_ text: String) -> [Effect] {
    switch overlay {
    case .history(let panel): return paste(text, into: panel)
    case .filters(let panel): return paste(text, into: panel)
    case .help, nil:
      overlay = nil
      var isWhole = true
      let effects = edit { editor in
        isWhole = editor.insert(text)
        return true
      }
      if !isWhole { note = "The text is cut: the box holds \(LineEditor.capacity) characters" }
      return effects
    }
  }

  /// Changes the text in the search box.
  private mutating func edit(_ change: (inout LineEditor) -> Bool) -> [Effect] {
    let before = editor.changeCount
    guard change(&editor), editor.changeCount != before else { return [] }
    hasMoved = false
    prefersResults = false
    return [.type(editor.text)]
  }

  /// Takes a text that came at once, as from a terminal that pastes key by key: as if it had been typed.
  mutating func takeTyped(_ text: String) -> [Effect] {
    note = nil
    pendingAcceptance = nil
    pendingRow = nil
    return paste(text)
  }

  /// The character that a key types into the search box; nil for a key that does something else.
  ///
  /// - Parameter typed: what is typed before it and not in the box yet.
  func typedCharacter(of input: TerminalInput, after typed: String) -> Character? {
    guard overlay == nil, case .key(let key) = input, key.modifiers.isEmpty, case .character(let character) = key.base,
      character != "?" || !editor.isEmpty || !typed.isEmpty, !options.acceptingKeys.contains(key)
    else { return nil }
    return character
  }

  /// Puts another text into the search box and searches it.
  mutating func replaceText(with text: String) -> [Effect] {
    editor.replace(with: text)
    hasMoved = false
    return [.submit(editor.text)]
  }

  private mutating func scrollPreview(by distance: Int) {
    guard let top = previewTop else { return }
    previewTop = max(min(top + distance, max(previewLines.count - previewPage, 0)), 0)
  }
}
