import Diagnostics

/// A value that a facet filter compares with.
public enum FacetValue: Sendable {
  /// A text, compared without regard to case.
  case string(String)
  /// A number.
  case number(PlainNumber)
  /// A boolean.
  case bool(Bool)

  /// The value a bare word stands for: a boolean, a number when the word is exactly how that number prints, else a
  /// text.
  public init(bareword: String) {
    switch bareword {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      if let number = PlainNumber(bareword), number.description == bareword {
        self = .number(number)
      } else {
        self = .string(bareword)
      }
    }
  }

  /// The value's text without quotes, as facet counts name it.
  public var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.description
    case .bool(let value): value ? "true" : "false"
    }
  }
}

extension FacetValue: Hashable {
  /// Whether two values are equal, texts by their bytes.
  public static func == (left: FacetValue, right: FacetValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    default: false
    }
  }

  /// Hashes the value, texts by their bytes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text): hasher.combine(ExactText(text))
    case .number(let number): hasher.combine(number)
    case .bool(let value): hasher.combine(value)
    }
  }
}
