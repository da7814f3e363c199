import SearchDialects
import SearchModel

/// How the hosts of a backend repeat what they are asked.
struct EchoHabits {
  /// Something that hosts repeat in their own way.
  private struct Wording: Hashable {
    let point: EchoFinding.Point
    /// What was asked, and what stands for it; nil for what they leave out, and for a parameter.
    var values: [JSON?]?
    /// In what way hosts repeat a parameter, whatever its values are.
    var manner: EchoFinding.Manner?

    init(_ finding: EchoFinding) {
      point = finding.point
      if finding.point.isParameter {
        manner = finding.manner
      } else if !finding.isSilent {
        values = [finding.asked, finding.found]
      }
    }

    /// That the two values stand in each other's place.
    var reversed: Wording {
      var wording = self
      wording.values?.reverse()
      return wording
    }

    /// That a parameter is compared no more, since its values say nothing.
    var ofAnyManner: Wording {
      var wording = self
      wording.manner = .other
      return wording
    }
  }

  /// Where answers have repeated something, so that one that does not is none to the request.
  private var repeated: Set<EchoFinding.Point> = []
  /// The indices whose answers have repeated all that was asked.
  private var usual = ExactSet()
  /// Where answers have named the very index that was asked.
  private var named: Set<EchoFinding.Point> = []
  /// What hosts write in their own way, or leave out at times.
  private var own: Set<Wording> = []
  /// What only one answer has had so far, since no second one came.
  private var suspected: Set<EchoFinding> = []
  /// The texts that were answered in place of others, whether those answers were taken or not.
  private var otherTexts: Set<Wording> = []
  /// Whether two calls got each other's answers. Then a text that differs is not the host's own way of writing.
  private var mixesUpTexts = false

  /// The first value of each kind for which hosts answered in place of another one, until it is told.
  private var replacedValues: [ReplacedValue] = []
  private var replacedKinds: Set<ReplacedValue.Kind> = []

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
      for finding in mismatches where finding.isAnotherText && otherTexts.count < Self.most {
        otherTexts.insert(Wording(finding))
      }
      return mismatches
    }
  }

  /// Whether texts belong to other calls. When a text is answered in place of another one, and that one in place of
  /// it, two calls got each other's answers: what was taken for the host's own way of writing is forgotten, and no
  /// other text is taken from then on. Indices are not looked at, since an alias may move back.
  mutating func areOfOtherCalls(_ mismatches: [EchoFinding]) -> Bool {
    let texts = mismatches.filter(\.isAnotherText)
    if !mixesUpTexts, texts.contains(where: { otherTexts.contains(Wording($0).reversed) }) {
      mixesUpTexts = true
      own = own.filter { $0.values == nil }
    }
    return mixesUpTexts && !texts.isEmpty
  }

  /// Takes what an answer has for the host's own way of writing, since the answer on another connection has it as well.
  mutating func accept(_ mismatches: [EchoFinding]) {
    for finding in mismatches where !finding.hasNoResult && own.count < Self.most { own.insert(Wording(finding)) }
    noteReplacedValues(in: mismatches)
  }

  /// The first value of each kind for which hosts answer in place of another one; each of them once.
  mutating func takeReplacedValues() -> [ReplacedValue] {
    defer { replacedValues = [] }
    return replacedValues
  }

  private mutating func noteReplacedValues(in findings: [EchoFinding]) {
    for value in findings.lazy.filter({ !$0.isSame }).compactMap(ReplacedValue.init) {
      if replacedKinds.insert(value.kind).inserted { replacedValues.append(value) }
    }
  }

  /// Takes note of what an answer has when none came on another connection.
  mutating func suspect(_ mismatches: [EchoFinding], in asked: [AnswerEcho]) {
    guard !areOfNeighbours(mismatches, in: asked) else { return }
    for finding in mismatches where suspected.count < Self.most && !finding.isAnotherPage {
      suspected.insert(finding.ofAnyPlace)
    }
  }

  /// Whether all of it was in an earlier answer, which came on another connection.
  func areSuspected(_ mismatches: [EchoFinding]) -> Bool {
    mismatches.allSatisfy { suspected.contains($0.ofAnyPlace) }
  }

  /// Whether results belong to other sections of the same call, rather than being written in the host's own way.
  func areOfNeighbours(_ mismatches: [EchoFinding], in asked: [AnswerEcho]) -> Bool {
    mismatches.areExchangedInOneCall || nameNeighbours(mismatches, in: asked)
  }

  /// Whether a result names an index that another section asks, though results of its own index have named that before:
  /// then the name is no alias.
  private func nameNeighbours(_ mismatches: [EchoFinding], in asked: [AnswerEcho]) -> Bool {
    mismatches.contains { finding in
      guard finding.kind == .index, named.contains(finding.point), let name = finding.found?.stringValue else {
        return false
      }
      return asked.contains { echo in
        echo.place != finding.place && echo.members.contains { $0.asked == .name(name) }
      }
    }
  }

  private func isMismatch(_ finding: EchoFinding) -> Bool {
    if finding.hasNoResult { return true }
    let wording = Wording(finding)
    if finding.isSame || own.contains(wording) || own.contains(wording.ofAnyManner) { return false }
    // What hosts have never repeated they need not repeat now.
    return !finding.isSilent || repeated.contains(finding.point)
  }

  private mutating func remember(_ echoes: [AnswerEcho]) {
    for echo in echoes where !usual.contains(echo.index) && usual.count < Self.most {
      usual.insert(echo.index)
      for member in echo.members {
        let point = EchoFinding.Point(index: echo.index, member: member.path)
        remember(point)
        if case .name = member.asked { rememberName(at: point) }
      }
    }
  }

  private mutating func remember(_ findings: [EchoFinding]) {
    for finding in findings where finding.point.isParameter || finding.found != nil { remember(finding.point.whole) }
    for finding in findings where finding.kind == .index && finding.isSame { rememberName(at: finding.point) }
  }

  /// What was taken for an alias of the index before is none.
  private mutating func rememberName(at point: EchoFinding.Point) {
    if named.count < Self.most, named.insert(point).inserted { own = own.filter { $0.point != point } }
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

extension [EchoFinding] {
  /// Whether one result stands in the place of another: it repeats what that one was asked, which itself repeats
  /// something else. Who writes what was asked in another way writes that way as itself.
  fileprivate var areExchangedInOneCall: Bool {
    contains { moved in
      guard let found = moved.found else { return false }
      return contains { other in
        other.place != moved.place && other.point.hasSameMember(as: moved.point) && other.asked == found
          && !other.isSilent && !other.hasNoResult
      }
    }
  }
}
