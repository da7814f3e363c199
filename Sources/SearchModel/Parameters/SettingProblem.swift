/// A setting or query parameter whose shape is right but whose content cannot be read.
public struct SettingProblem: Sendable, Hashable, CustomStringConvertible {
  /// The parameter's name.
  public let name: String
  /// Which entry of its list is meant, from 0; nil for the value as a whole.
  public let element: Int?
  /// What is wrong, in words.
  public let message: String

  /// A problem.
  public init(name: String, element: Int? = nil, message: String) {
    self.name = name
    self.element = element
    self.message = message
  }

  /// The problem in one line: `customRanking[1]: …`.
  public var description: String {
    "\(name)\(element.map { "[\($0)]" } ?? ""): \(message)"
  }
}
