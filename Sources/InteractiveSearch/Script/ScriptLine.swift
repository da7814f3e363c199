package import Terminal

/// A line of a script: something that a user does.
package struct ScriptLine: Sendable, Hashable {
  /// What is done.
  package enum Action: Sendable, Hashable {
    /// Text is typed, key by key.
    case type(String)
    /// The text in the search box is searched.
    case submit
    /// The row of a section, from 1, is taken as Enter takes it; without a section the row under the cursor's section.
    case select(section: String?, row: Int)
    /// The row of a section, from 1, is marked, or its mark taken away.
    case mark(section: String?, row: Int)
    /// A value of a facet, or a filter, is chosen or deselected.
    case toggle(section: String?, attribute: String, value: String)
    /// A section is scrolled until a row, from 1, is on the screen.
    case scroll(section: String?, row: Int)
    /// The search box is emptied.
    case clear
    /// Keys are pressed, one after the other.
    case keys([Key])
    /// A text is pasted.
    case paste(String)
    /// Time passes.
    case wait(Duration)
    /// The terminal takes another size.
    case resize(TerminalSize)
  }

  /// What is done.
  package var action: Action
  /// The line as it stands in the script.
  package var text: String
  /// The line's number, from 1.
  package var number: Int
}

/// What is wrong with a script.
package struct ScriptError: Error, Sendable, Hashable {
  /// The line, from 1.
  package var line: Int
  /// What is wrong, for a person.
  package var message: String

  /// An error in a line.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
