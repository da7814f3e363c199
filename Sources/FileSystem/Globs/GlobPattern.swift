/// The pattern of one name: `*` any text, `?` any character, `[a-z]` and `[!a-z]` one of a set.
///
/// Characters are Unicode scalars, compared one by one. A `[` without its `]` is itself; `]` right after `[` or `[!` is
/// a member of the set. A dot at the start of a name matches only a dot.
struct GlobPattern: Sendable, Hashable {
  private enum Token: Hashable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyText
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    /// Whether the token stands for this one scalar.
    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let expected): expected == scalar
      case .anyScalar: true
      case .anyText: false
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  private let tokens: [Token]

  init(_ text: some StringProtocol) {
    let scalars = Array(text.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*": if tokens.last != .anyText { tokens.append(.anyText) }
      case "?": tokens.append(.anyScalar)
      case "[":
        if let (set, end) = Self.set(in: scalars, from: index) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.scalar(scalar))
        }
      default: tokens.append(.scalar(scalar))
      }
    }
    self.tokens = tokens
  }

  /// Reads a set whose `[` stands before `start`; nil when it is not closed.
  private static func set(in scalars: [Unicode.Scalar], from start: Int) -> (Token, end: Int)? {
    var index = start
    let isNegated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < scalars.count {
      if scalars[index] == "]", index > first { return (.set(ranges, isNegated: isNegated), index + 1) }
      let low = scalars[index]
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]" {
        let high = scalars[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  /// Whether the pattern stands for a whole name.
  ///
  /// Only the last `*` is ever tried again, so the work is at most the product of both lengths.
  func matches(_ name: some StringProtocol) -> Bool {
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", tokens.first != .scalar(".") { return false }
    var (index, token) = (0, 0)
    var retry: (index: Int, token: Int)?
    while index < scalars.count {
      if token < tokens.count, tokens[token] == .anyText {
        token += 1
        retry = (index, token)
      } else if token < tokens.count, tokens[token].matches(scalars[index]) {
        index += 1
        token += 1
      } else if let (start, next) = retry {
        (index, token) = (start + 1, next)
        retry = (index, token)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyText }
  }
}
