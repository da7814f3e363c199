extension Key {
  /// The key of a name such as `enter`, `ctrl-k`, `alt-backspace`, `shift-up` or `?`.
  ///
  /// Modifiers come in any order, and capitals matter only in a character. What a terminal cannot tell from another key
  /// is that key: `ctrl-m` is `enter`, `ctrl-i` is `tab` and `ctrl-[` is `esc`.
  ///
  /// - Parameter name: the name, see ``names``; other names give nil.
  package init?(name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    var isPrefixed = true
    while isPrefixed {
      isPrefixed = false
      for (prefix, modifier) in Self.prefixes where rest.count > prefix.count {
        guard rest.prefix(prefix.count).lowercased() == prefix else { continue }
        guard !modifiers.contains(modifier) else { return nil }
        modifiers.insert(modifier)
        rest = rest.dropFirst(prefix.count)
        isPrefixed = true
      }
    }
    if let character = rest.first, rest.count == 1 {
      guard let key = Key(character: character, modifiers) else { return nil }
      self = key
      return
    }
    let lowercased = rest.lowercased()
    if lowercased == "space" {
      // Shift makes no other character of it.
      self = Key(.character(" "), modifiers.subtracting(.shift))
    } else if lowercased == "btab" {
      self = Key(.tab, modifiers.union(.shift))
    } else if let base = Base(name: lowercased) {
      self = Key(base, modifiers)
    } else {
      return nil
    }
  }

  /// The name of the key, by which ``init(name:)`` finds it again.
  package var name: String {
    let prefix = Self.prefixes.prefix(3).map { modifiers.contains($0.1) ? $0.0 : "" }.joined()
    return prefix + base.name
  }

  /// The names of keys that terminals send, without those that are a character alone.
  package static let names: [String] = {
    let bases = Base.named.map(\.0) + (1...24).map { "f\($0)" }
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let controls = letters.filter { $0 != "i" && $0 != "m" } + ["space", "\\", "]", "^", "_"]
    let moves = ["up", "down", "left", "right", "home", "end", "pgup", "pgdn", "delete", "insert"]
    let alts = letters + (0...9).map(String.init) + ["enter", "space", "backspace"] + moves
    return bases + ["space"] + ["shift-tab"] + moves.map { "shift-" + $0 }
      + (controls + moves).map { "ctrl-" + $0 } + alts.map { "alt-" + $0 } + controls.map { "ctrl-alt-" + $0 }
  }()

  /// What stands before a name; the first three are what ``name`` writes.
  private static let prefixes: [(String, Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("control-", .control), ("meta-", .alt),
  ]

  /// A character with modifiers, as a terminal sends it.
  private init?(character: Character, _ modifiers: Modifiers) {
    guard !character.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else {
      return nil
    }
    if modifiers.contains(.control) {
      self.init(controlled: Character(character.lowercased()), modifiers)
    } else if modifiers.contains(.shift) {
      let capital = character.uppercased()
      guard character.isLetter, capital.count == 1 else { return nil }
      self.init(.character(Character(capital)), modifiers.subtracting(.shift))
    } else {
      self.init(.character(character), modifiers)
    }
  }
}

extension Key {
  /// A character with Control, or the key that terminals send the same for.
  init(controlled character: Character, _ modifiers: Modifiers) {
    let others = modifiers.subtracting(.control)
    switch character {
    case "i": self.init(.tab, others)
    case "m": self.init(.enter, others)
    case "[": self.init(.escape, others)
    default: self.init(.character(character), modifiers.union(.control))
    }
  }
}

extension Key.Base {
  /// Keys with names, each with the one that messages use first.
  static let named: [(String, Self)] = [
    ("enter", .enter), ("esc", .escape), ("tab", .tab), ("backspace", .backspace), ("delete", .delete),
    ("insert", .insert), ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pgup", .pageUp), ("pgdn", .pageDown),
  ]

  private static let otherNames: [(String, Self)] = [
    ("return", .enter), ("escape", .escape), ("bspace", .backspace), ("bs", .backspace), ("del", .delete),
    ("ins", .insert), ("page-up", .pageUp), ("pageup", .pageUp), ("page-down", .pageDown), ("pagedown", .pageDown),
  ]

  /// The key of a name in small letters, which is no character.
  init?(name: String) {
    if let base = (Self.named + Self.otherNames).first(where: { $0.0 == name })?.1 {
      self = base
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number),
      name == "f\(number)"
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The name of the key.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: Self.named.first { $0.1 == self }?.0 ?? ""
    }
  }
}
