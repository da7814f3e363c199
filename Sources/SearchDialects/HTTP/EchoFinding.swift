package import Diagnostics
package import SearchModel

/// What an answer has in place of something that it is to repeat.
package struct EchoFinding: Sendable, Hashable {
  /// Where hosts repeat something: a member of an index's results, or one of the parameters in a member.
  package struct Point: Sendable, Hashable {
    private let index: ExactText
    package let member: [ExactText]
    /// The parameter in the member; nil for the member as a whole.
    package let parameter: ExactText?

    /// A member, or one of the parameters in it.
    package init(index: String, member: [String], parameter: String? = nil) {
      self.index = ExactText(index)
      self.member = member.map(ExactText.init)
      self.parameter = parameter.map(ExactText.init)
    }

    private init(index: ExactText, member: [ExactText]) {
      self.index = index
      self.member = member
      parameter = nil
    }

    /// Whether it is one of several parameters.
    package var isParameter: Bool { parameter != nil }

    /// Whether it is at the same place in a result as another one.
    package func hasSameMember(as other: Point) -> Bool { member == other.member && parameter == other.parameter }

    /// The member as a whole.
    package var whole: Point { Point(index: index, member: member) }
  }

  /// What of a query hosts repeat.
  package enum Kind: Sendable, Hashable {
    case text
    /// The name of an index, which no alias stands for.
    case index
    case page
    case other
  }

  /// Which of the answer's `results` it is in, from 0.
  package var place: Int
  /// What is repeated there.
  package var point: Point
  /// What was asked; nil for a parameter that was not.
  package var asked: JSON?
  /// What the answer has; nil for nothing, or nothing of the kind.
  package var found: JSON?
  /// What of a query it is.
  package var kind = Kind.other
  /// Whether the answer has no such result at all.
  package var hasNoResult = false

  /// Whether the answer repeats what was asked.
  package var isSame: Bool {
    guard !hasNoResult, let asked, let found else { return false }
    return asked.text().hasSameBytes(as: found.text())
  }

  /// Whether the answer has the hits of another page.
  package var isAnotherPage: Bool { kind == .page && found != nil && !isSame }

  /// Whether the answer is for another text.
  package var isAnotherText: Bool { kind == .text && found != nil && !isSame }

  /// Whether the answer does not say what was asked.
  package var isSilent: Bool { found == nil && !point.isParameter && !hasNoResult }
}

extension EchoFinding {
  /// A result that nobody asked for.
  init(ofSurplusAt place: Int) {
    self.init(place: place, point: Point(index: "", member: []), hasNoResult: true)
  }
}
