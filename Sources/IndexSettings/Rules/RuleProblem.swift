/// What is wrong with a rule, and where.
public struct RuleProblem: Sendable, Hashable, CustomStringConvertible {
  /// The position of the rule in the list, from 0.
  public let rule: Int
  /// The rule's id; nil when it has no readable id.
  public let objectID: String?
  /// The path to the member, `consequence.promote[0].position`; empty for the rule as a whole.
  public let member: String
  /// What is wrong, in words.
  public let message: String

  /// A problem.
  package init(rule: Int, objectID: String?, member: String, message: String) {
    self.rule = rule
    self.objectID = objectID
    self.member = member
    self.message = message
  }

  /// The problem in one line: `rule 2 ('sale'), consequence.hide: …`, counted from 1.
  public var description: String {
    let name = objectID.map { " ('\($0)')" } ?? ""
    return "rule \(rule + 1)\(name)\(member.isEmpty ? "" : ", \(member)"): \(message)"
  }
}

/// Everything that is wrong with a list of rules.
public struct RuleListError: Error, Sendable, Hashable {
  /// The problems in the order of the rules, at least one.
  public let problems: [RuleProblem]

  /// An error of problems.
  package init(problems: [RuleProblem]) {
    self.problems = problems
  }
}
