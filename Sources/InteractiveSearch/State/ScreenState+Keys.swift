import Terminal

extension ScreenState {
  /// Does what comes from the keyboard.
  ///
  /// - Returns: what has to happen outside, in order.
  mutating func handle(_ input: TerminalInput) -> [Effect] {
    note = nil
    // Whoever goes on typing or moving means something else by now.
    pendingAcceptance = nil
    switch input {
    case .paste(let text): return paste(text)
    case .key(.control("c")): return [.finish(.cancelled)]
    case .key(.control("z")): return [.suspend]
    case .key(.control("l")): return [.redraw]
    case .key(let key):
      if overlay == nil, options.acceptingKeys.contains(key) { return accept(with: key) }
      switch overlay {
      case .help: return closeHelp(with: key)
      case .history(let panel): return handle(key, in: panel)
      case .filters(let panel): return handle(key, in: panel)
      case nil: return handle(key)
      }
    }
  }

  private mutating func handle(_ key: Key) -> [Effect] {
    if moveCursor(with: key) { return [] }
    switch (key.base, key.modifiers) {
    case (.enter, []), (.character("j"), .control), (.character("m"), .control): return enter()
    case (.enter, .alt), (.character(" "), .control): return toggleMark()
    case (.escape, _), (.character("g"), .control): return [.finish(.cancelled)]
    case (.character("d"), .control) where editor.isEmpty: return [.finish(.cancelled)]
    case (.character("f"), .control): return openFilterPanel()
    case (.character("r"), .control): return openHistory()
    case (.character("o"), .control): previewTop = previewTop == nil ? 0 : nil
    case (.function(1), _): overlay = .help
    case (.character("?"), []) where editor.isEmpty: overlay = .help
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

  /// Moves the cursor in the list; false for keys that do not.
  private mutating func moveCursor(with key: Key) -> Bool {
    switch (key.base, key.modifiers) {
    case (.up, []), (.character("p"), .control): moveCursor(by: -1)
    case (.down, []), (.character("n"), .control): moveCursor(by: 1)
    case (.tab, []): moveCursorToSection(step: 1)
    case (.tab, .shift): moveCursorToSection(step: -1)
    case (.pageUp, []), (.character("v"), .alt): moveCursorByPage(-1)
    case (.pageDown, []), (.character("v"), .control): moveCursorByPage(1)
    case (.home, []): moveCursorInSection(toEnd: false)
    case (.end, []): moveCursorInSection(toEnd: true)
    case (.home, .control), (.character("<"), .alt): moveCursorToEdge(toEnd: false)
    case (.end, .control), (.character(">"), .alt): moveCursorToEdge(toEnd: true)
    case (.character(let character), .alt):
      guard let number = character.wholeNumberValue, (1...9).contains(number) else { return false }
      moveCursor(toShownSection: number)
    default: return false
    }
    return true
  }

  private mutating func closeHelp(with key: Key) -> [Effect] {
    overlay = nil
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
    let before = editor
    guard change(&editor), editor.text != before.text else { return [] }
    hasMoved = false
    prefersResults = false
    return [.type(editor.text)]
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
