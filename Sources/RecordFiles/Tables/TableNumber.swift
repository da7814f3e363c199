package import SearchModel

/// A number as tables write it: `7`, `-0.5`, `10.50`, `+5`, `.5`, `1e+05`, with spaces around it.
package enum TableNumber: Hashable {
  /// A number. Where its own text says more than the number, such as `10.50`, the text is kept.
  case value(JSON)
  /// Digits that are a name rather than an amount: with a leading zero, as long as a telephone number with its sign, or
  /// with an exponent that no program writes (`20417E88`).
  case code

  /// Whether a cell is a number, or a code of digits; nil when it is neither.
  enum Kind {
    case number, code
  }

  /// Reads a cell; nil when it is no number.
  package init?(_ cell: String) {
    guard let scan = NumberScan(cell) else { return nil }
    if scan.isCode {
      self = .code
    } else if scan.isPlain, let value = scan.value(of: cell) {
      self = .value(value)
    } else if let value = Parts(Self.trimmed(cell))?.value {
      self = .value(value)
    } else {
      return nil
    }
  }

  /// What a cell is, without its value.
  static func kind(of cell: String) -> Kind? {
    guard let scan = NumberScan(cell) else { return nil }
    if scan.isCode { return .code }
    if scan.isSurelyFinite { return .number }
    return TableNumber(cell) == nil ? nil : .number
  }

  private static func trimmed(_ cell: String) -> Substring {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let text = cell.utf8
    guard let first = text.first, let last = text.last, isSpace(first) || isSpace(last) else { return cell[...] }
    let start = text.firstIndex { !isSpace($0) } ?? text.endIndex
    let end = text.lastIndex { !isSpace($0) }.map { text.index(after: $0) } ?? start
    return cell[start..<end]
  }

  /// What a number is made of.
  private struct Parts {
    var sign: Substring
    var whole: Substring
    /// The digits after the point, nil without a point.
    var decimals: Substring?
    /// The exponent with its letter, nil without one.
    var exponent: Substring?

    init?(_ text: Substring) {
      var rest = text
      func take(_ isTaken: (UInt8) -> Bool) -> Substring {
        let taken = rest.utf8.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return Substring(taken)
      }
      func digits() -> Substring { take { (0x30...0x39).contains($0) } }
      func sign() -> Substring {
        guard let first = rest.utf8.first, first == 0x2B || first == 0x2D else { return "" }
        defer { rest = rest.dropFirst() }
        return rest.prefix(1)
      }
      self.sign = sign()
      whole = digits()
      if rest.utf8.first == 0x2E {
        rest = rest.dropFirst()
        decimals = digits()
      }
      guard !whole.isEmpty || decimals?.isEmpty == false else { return nil }
      if let letter = rest.utf8.first, letter | 0x20 == 0x65 {
        let name = rest.prefix(1)
        rest = rest.dropFirst()
        let (exponentSign, power) = (sign(), digits())
        guard !power.isEmpty else { return nil }
        exponent = name + exponentSign + power
      }
      guard rest.isEmpty else { return nil }
    }

    /// The number; nil when it is none that can be counted with.
    var value: JSON? {
      let text = (sign == "-" ? "-" : "") + (whole.isEmpty ? "0" : whole)
      if decimals == nil, exponent == nil { return JSON.integer(reading: text) }
      let decimals = decimals.map { "." + ($0.isEmpty ? "0" : $0) } ?? ""
      let digits = text + decimals + (exponent ?? "")
      guard let value = Double(digits), value.isFinite else { return nil }
      return value.description == digits ? .double(value) : .literal(digits)
    }
  }
}
