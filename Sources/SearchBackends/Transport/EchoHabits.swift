import SearchDialects
import SearchModel

/// How the hosts of a backend repeat what they are asked.
struct EchoHabits {
  /// What was asked, and what stands for it in answers.
  private struct Wording: Hashable {
    var asked: JSON?
    var found: JSON?
  }

  /// Where answers have repeated something, so that one that does not is none to the request.
  private var repeated: Set<EchoFinding.Point> = []
  /// The indices whose answers have repeated all that was asked.
  private var usual = ExactSet()
  /// Where answers need not repeat anything, although some have.
  private var silent: Set<EchoFinding.Point> = []
  /// The parameters that hosts write in their own way.
  private var ownParameters: Set<EchoFinding.Point> = []
  /// What hosts wrote last in their own way, by where they did.
  private var ownWordings: [EchoFinding.Point: Wording] = [:]

  /// How many places are remembered in each way: more than hosts have that keep to the rules.
  private static let most = 1_024

  /// What in an answer belongs to another request. Of an answer without any of that it is remembered what it repeats.
  mutating func mismatches(in answer: HTTPReply.Echoes, of asked: [AnswerEcho]) -> [EchoFinding] {
    switch answer {
    case .none: return []
    case .usual:
      remember(asked)
      return []
    case .found(let findings):
      let mismatches = findings.filter(isMismatch)
      if mismatches.isEmpty { remember(findings) }
      return mismatches
    }
  }

  /// Takes what an answer has for the host's own way of writing, since the answer on another connection has it as well.
  mutating func accept(_ mismatches: [EchoFinding]) {
    for finding in mismatches where !finding.hasNoResult {
      if finding.point.isParameter {
        if ownParameters.count < Self.most { ownParameters.insert(finding.point) }
      } else if finding.found == nil {
        if silent.count < Self.most { silent.insert(finding.point) }
      } else if ownWordings.count < Self.most || ownWordings[finding.point] != nil {
        ownWordings[finding.point] = Wording(asked: finding.asked, found: finding.found)
      }
    }
  }

  private func isMismatch(_ finding: EchoFinding) -> Bool {
    if finding.hasNoResult { return true }
    if finding.isSame || ownParameters.contains(finding.point) { return false }
    if finding.found == nil, !finding.point.isParameter {
      return repeated.contains(finding.point) && !silent.contains(finding.point)
    }
    return ownWordings[finding.point] != Wording(asked: finding.asked, found: finding.found)
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
