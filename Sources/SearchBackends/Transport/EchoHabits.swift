import SearchDialects
import SearchModel

/// How the hosts of a backend repeat what they are asked.
struct EchoHabits {
  /// Something that hosts repeat in their own way.
  private struct Wording: Hashable {
    let point: EchoFinding.Point
    /// What was asked, and what stands for it; nil for what they leave out, and for a parameter, which is compared no
    /// more.
    let values: [JSON?]?

    init(_ finding: EchoFinding) {
      point = finding.point
      values = finding.point.isParameter || finding.isSilent ? nil : [finding.asked, finding.found]
    }
  }

  /// Where answers have repeated something, so that one that does not is none to the request.
  private var repeated: Set<EchoFinding.Point> = []
  /// The indices whose answers have repeated all that was asked.
  private var usual = ExactSet()
  /// What hosts write in their own way, or leave out at times.
  private var own: Set<Wording> = []
  /// What only one answer has had so far, since no second one came.
  private var suspected: Set<EchoFinding> = []

  /// The first text and the first parameter for which hosts answered in place of another one, until they are told.
  private var replacedValues: [ReplacedValue] = []
  private var hasReplacedText = false
  private var hasReplacedParameter = false

  /// How much of each kind is remembered: more than there is with hosts that keep to the rules.
  private static let most = 4_096

  /// What in an answer belongs to another request. Of an answer without any of that it is remembered what it repeats.
  mutating func mismatches(in answer: HTTPReply.Echoes, of asked: [AnswerEcho]) -> [EchoFinding] {
    switch answer {
    case .none: return []
    case .usual:
      remember(asked)
      return []
    case .found(let findings):
      let mismatches = findings.filter(isMismatch)
      if mismatches.isEmpty {
        remember(findings)
        noteReplacedValues(in: findings)
      }
      return mismatches
    }
  }

  /// Takes what an answer has for the host's own way of writing, since the answer on another connection has it as well.
  mutating func accept(_ mismatches: [EchoFinding]) {
    for finding in mismatches where !finding.hasNoResult && own.count < Self.most { own.insert(Wording(finding)) }
    noteReplacedValues(in: mismatches)
  }

  /// The first text and the first parameter for which hosts answer in place of another one; each of them once.
  mutating func takeReplacedValues() -> [ReplacedValue] {
    defer { replacedValues = [] }
    return replacedValues
  }

  private mutating func noteReplacedValues(in findings: [EchoFinding]) {
    guard !hasReplacedText || !hasReplacedParameter else { return }
    for value in findings.lazy.filter({ !$0.isSame }).compactMap(ReplacedValue.init) {
      let isTold = value.parameter == nil ? hasReplacedText : hasReplacedParameter
      guard !isTold else { continue }
      replacedValues.append(value)
      if value.parameter == nil { hasReplacedText = true } else { hasReplacedParameter = true }
    }
  }

  /// Takes note of what an answer has when none came on another connection.
  mutating func suspect(_ mismatches: [EchoFinding]) {
    for finding in mismatches where suspected.count < Self.most { suspected.insert(finding.ofAnyPlace) }
  }

  /// Whether all of it was in an earlier answer, which came on another connection.
  func areSuspected(_ mismatches: [EchoFinding]) -> Bool {
    mismatches.allSatisfy { suspected.contains($0.ofAnyPlace) }
  }

  private func isMismatch(_ finding: EchoFinding) -> Bool {
    if finding.hasNoResult { return true }
    if finding.isSame || own.contains(Wording(finding)) { return false }
    // What hosts have never repeated they need not repeat now.
    return !finding.isSilent || repeated.contains(finding.point)
  }

  private mutating func remember(_ echoes: [AnswerEcho]) {
    for echo in echoes where !usual.contains(echo.index) && usual.count < Self.most {
      usual.insert(echo.index)
      for member in echo.members { remember(EchoFinding.Point(index: echo.index, member: member.path)) }
    }
  }

  private mutating func remember(_ findings: [EchoFinding]) {
    for finding in findings where finding.point.isParameter || finding.found != nil { remember(finding.point.whole) }
  }

  private mutating func remember(_ point: EchoFinding.Point) {
    if repeated.count < Self.most { repeated.insert(point) }
  }
}

extension EchoFinding {
  /// The same, wherever in an answer it is.
  fileprivate var ofAnyPlace: EchoFinding {
    var finding = self
    finding.place = 0
    return finding
  }
}
