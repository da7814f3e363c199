import Diagnostics
import SearchModel

// Conditions that stand where nothing judges them.
extension QueryKeys {
  /// What sections can be expected to be in YAML and JSON lines.
  private static let ofSections = ExpectationDeclarations.section.keys.map(\.name)
  /// What sections and pages can be expected to be, and `within`, which is one for all of them.
  private static let conditions = ofSections + ExpectationDeclarations.page.keys.map(\.name) + ["within"]
  /// Those whose names say nothing else, so that they are none of a user's own columns.
  private static let unmistakable: ExactSet = ["contains", "excludes", "each", "duplicates", "within"]
  /// What is said of a group of modules.
  private static let groups = ["all", "page"]

  /// Whether a name is that of a condition, or has conditions below it, as modules have.
  ///
  /// It may be meant where others of the file are judged; elsewhere it may name anything.
  ///
  /// - Parameter value: what stands there; nil for a column.
  static func mayBeCondition(_ name: String, _ value: JSON?) -> Bool {
    if hasConditions(value) || misspeltCondition(name) != nil { return true }
    guard conditions.contains(name), !ofTables.contains(name) else { return false }
    if unmistakable.contains(name) { return true }
    switch name {
    case "status": return value?.scalarText.map { ExpectedStatus(rawValue: $0) != nil } ?? false
    case "first", "order", "sections": return value?.arrayValue != nil
    case "requests", "shown": return value?.scalarText.map { CountCondition($0) != nil } ?? false
    default: return value != nil
    }
  }

  /// Whether a value has conditions in it, perhaps misspelt.
  private static func hasConditions(_ value: JSON?) -> Bool {
    value?.objectValue?.keys.contains {
      conditions.contains($0) || Suggestions.likelyMeaning(of: $0, among: conditions) != nil
    }
      ?? false
  }

  /// The condition that a name without a module misspells, where it names nothing else.
  private static func misspeltCondition(_ name: String) -> String? {
    guard !name.contains("."), !conditions.contains(name), let meant = meantCondition(name) else { return nil }
    return unmistakable.contains(meant) && meant != "within" ? meant : nil
  }

  /// What is said of a name such as `excludes` or `excludes.MODULE`, which is read nowhere; nil for any other.
  ///
  /// - Parameters:
  ///   - value: what stands there; nil for a column.
  ///   - modules: the ids of the spec's modules; nil when they are not known.
  ///   - isJudged: whether the file expects something.
  static func conditionMessage(
    _ name: String, _ value: JSON?, modules: [String]?, isJudged: Bool
  ) -> String? {
    if let dot = name.firstIndex(of: ".") {
      let module = String(name[name.index(after: dot)...])
      return dottedMessage(name, String(name[..<dot]), of: module, modules, isJudged: isJudged)
    }
    guard isJudged, mayBeCondition(name, value) else { return nil }
    if hasConditions(value), let module = known(name, modules ?? []) {
      return message(name, #""expect": {"\#(module)": …}"#)
    }
    guard let condition = conditions.contains(name) ? name : misspeltCondition(name) else { return nil }
    let module = modules?.count == 1 ? modules?.first ?? "all" : "all"
    return message(name, condition: condition, of: ofSections.contains(condition) ? module : "page")
  }

  /// The module, or the group of modules, that a name is, but for the case of its letters.
  private static func known(_ name: String, _ modules: [String]) -> String? {
    let known = modules + groups
    return known.first { $0.hasSameBytes(as: name) } ?? known.first { $0.lowercased() == name.lowercased() }
  }

  /// What is said of a condition with a module, both perhaps misspelt.
  private static func dottedMessage(
    _ name: String, _ condition: String, of module: String, _ modules: [String]?, isJudged: Bool
  ) -> String? {
    guard let modules else {
      return conditions.contains(condition) ? message(name, condition: condition, of: module) : nil
    }
    guard let condition = conditions.contains(condition) ? condition : meantCondition(condition) else { return nil }
    let meant = known(module, modules) ?? Suggestions.likelyMeaning(of: module, among: modules + groups)
    // Another name is something else, with a dot, unless it can be nothing else.
    guard meant != nil || isJudged && unmistakable.contains(condition) else { return nil }
    return message(name, condition: condition, of: meant ?? "all")
  }

  /// The condition that a name misspells; nil where it rather is a column that is read, which is suggested.
  private static func meantCondition(_ name: String) -> String? {
    Suggestions.likelyMeaning(of: name, among: modular) == nil
      ? Suggestions.likelyMeaning(of: name, among: conditions) : nil
  }

  private static func message(_ name: String, condition: String, of module: String) -> String {
    guard condition != "within" else {
      return message(name, said: "'within' counts for all that its row expects")
    }
    let isOfPage = ExpectationDeclarations.page.keys.contains { $0.name == condition }
    let module = module == "page" && !isOfPage ? "all" : module
    return message(name, #""expect": {"\#(module)": {"\#(condition)": …}}"#)
  }

  private static func message(_ name: String, _ expectation: String) -> String {
    message(name, said: "YAML and JSON lines judge \(expectation)")
  }

  private static func message(_ name: String, said hint: String) -> String {
    "\(Diagnostic.quoted(name)) is not judged, and is carried to the output; \(hint)"
  }
}
