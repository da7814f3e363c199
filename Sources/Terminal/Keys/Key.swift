/// A key as a person presses it: what stands on it and the modifiers held down.
package struct Key: Sendable, Hashable {
  /// What stands on a key.
  package enum Base: Sendable, Hashable {
    /// A character, as typed: a capital letter is one of its own.
    case character(Character)
    /// The key that ends a line.
    case enter
    /// The tabulator key.
    case tab
    /// The key that deletes to the left.
    case backspace
    /// The key that deletes to the right.
    case delete
    /// The insert key.
    case insert
    /// The escape key.
    case escape
    /// An arrow.
    case up
    /// An arrow.
    case down
    /// An arrow.
    case left
    /// An arrow.
    case right
    /// The key to the beginning.
    case home
    /// The key to the end.
    case end
    /// The key a page up.
    case pageUp
    /// The key a page down.
    case pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// Keys held down meanwhile.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit a modifier, in xterm's order.
    package let rawValue: UInt8

    /// Modifiers of raw bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, where it does not make another character.
    package static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, also called Meta or Option.
    package static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    package static let control = Modifiers(rawValue: 1 << 2)
  }

  /// What stands on the key.
  package var base: Base
  /// The modifiers held down.
  package var modifiers: Modifiers

  /// A key.
  package init(_ base: Base, _ modifiers: Modifiers = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// A character with Control.
  package static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  /// A character with Alt.
  package static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }

  /// A character alone.
  package static func character(_ character: Character) -> Key { Key(.character(character)) }
}

/// What comes from a terminal's keyboard.
package enum TerminalInput: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted, as one event, with its line breaks as line feeds.
  case paste(String)
}
