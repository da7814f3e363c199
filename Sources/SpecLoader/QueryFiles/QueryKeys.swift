import Diagnostics
import SearchModel

/// The keys and columns that query files are read for, and what was probably meant by others.
enum QueryKeys {
  /// The columns of tables.
  static let ofTables = ["query", "id", "page", "hitsPerPage", "filters", "count", "expect", "within", "nbHits"]
  /// The keys of JSON lines.
  static let ofJSONLines = ofTables + ["tags", "params"]

  /// The keys of rows that ask for more than a search of the query, which this version does not do.
  private static let unsupported = ["typed", "scroll", "isolation", "faults"]

  /// Whether a member of a row asks for what this version does not do.
  static func isUnsupported(_ name: String, _ value: JSON) -> Bool {
    unsupported.contains(name) && value != .null && !["false", "off", "no"].contains(value.scalarText)
  }

  /// What is said of a key that this version does not do.
  static func unsupportedMessage(_ name: String, isJudged: Bool) -> String {
    "'\(name)' is not supported by this version: the row is one search of its query"
      + (isJudged ? ", by which its expectations cannot be judged" : ", and the key is carried to the output")
  }

  /// Those that may be followed by a dot and the id of a module.
  private static let modular = ["filters", "expect", "nbHits"]

  /// What sections and pages can be expected to be in YAML and JSON lines, and `within`, which is one for all of them.
  private static let conditions = ExactSet(
    (ExpectationDeclarations.section.keys + ExpectationDeclarations.page.keys).map(\.name) + ["within"])

  /// Whether a name is that of a condition, which may be meant where others of the row are judged. Elsewhere it may
  /// name anything.
  static func isCondition(_ name: String) -> Bool { conditions.contains(name) && !ofTables.contains(name) }

  /// What is said of a name such as `excludes` or `excludes.MODULE`, which is read nowhere; nil for any other.
  ///
  /// - Parameters:
  ///   - modules: the ids of the spec's modules; nil when they are not known.
  ///   - isJudged: whether the row expects something.
  static func conditionMessage(_ name: String, modules: [String]?, isJudged: Bool) -> String? {
    let condition: String
    let module: String
    if let dot = name.firstIndex(of: ".") {
      (condition, module) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      guard conditions.contains(condition),
        modules?.contains(where: { $0.hasSameBytes(as: module) }) != false || ["all", "page"].contains(module)
      else { return nil }
    } else {
      guard isJudged, isCondition(name) else { return nil }
      condition = name
      let isOfPage = !ExpectationDeclarations.section.keys.contains { $0.name == name }
      module = isOfPage ? "page" : modules?.count == 1 ? modules?.first ?? "all" : "all"
    }
    return "\(Diagnostic.quoted(name)) is not judged, and is carried to the output; "
      + (condition == "within"
        ? "'within' counts for all that its row expects"
        : #"YAML and JSON lines judge "expect": {"\#(module)": {"\#(condition)": …}}"#)
  }

  /// What was probably meant by a key or column that is not read; nil for one that is something else.
  ///
  /// - Parameter modules: the ids of the spec's modules; nil when they are not known.
  static func meaning(of name: String, among keys: [String], modules: [String]?) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return Suggestions.likelyMeaning(of: name, among: keys) }
    let module = String(name[name.index(after: dot)...])
    guard modules?.contains(where: { $0.hasSameBytes(as: module) }) != false,
      let key = Suggestions.likelyMeaning(of: String(name[..<dot]), among: modular)
    else { return nil }
    return "\(key).\(module)"
  }
}

extension QueryFileReader {
  /// How many names of a file are compared, so that neither memory nor time grow with the number of queries.
  private static let mostComparedNames = 1_000

  /// Warns once a file of a key or column that is carried into the output, though it is near one that is read.
  ///
  /// - Parameter isJudged: whether the row, or the table, expects something.
  mutating func compareWithKeys(
    _ name: String, of form: QueryFileForm, isJudged: Bool, file: String, range: SourceRange
  ) {
    // A later row of the file may be judged.
    guard isJudged || !QueryKeys.isCondition(name) else { return }
    guard comparedNames.count < Self.mostComparedNames, comparedNames.insert(name).inserted,
      // Those have a warning of their own.
      name != "params", SearchParameter.byName[name]?.isQueryParameter != true
    else { return }
    let isTable = form != .jsonLines
    let (word, keys) = isTable ? ("column", QueryKeys.ofTables) : ("key", QueryKeys.ofJSONLines)
    var suggestion: String?
    var message = "\(Diagnostic.quoted(name)) is no \(word) that is read, and is carried to the output"
    if isTable, name == "tags" {
      message = "'tags' is not read in tables, and is carried to the output; YAML and JSON lines have tags"
    } else if let condition = QueryKeys.conditionMessage(name, modules: modules, isJudged: isJudged) {
      message = condition
    } else if !isTable, let module = moduleOfFilters(name) {
      message += #"; write "filters": {"\#(module)": "…"}"#
    } else {
      suggestion = QueryKeys.meaning(of: name, among: keys, modules: modules)
      guard suggestion != nil else { return }
    }
    warnings.append(
      Diagnostic(
        .warning, code: "carried-key", file: file, range: range, message: message, suggestion: suggestion))
  }

  /// Warns once of a key of a JSON line that asks for what this version does not do.
  mutating func reportUnsupported(_ name: String, file: String, range: SourceRange) {
    guard reportedNames.insert(name).inserted else { return }
    warnings.append(
      Diagnostic(
        .warning, code: "unsupported-key", file: file, range: range,
        message: QueryKeys.unsupportedMessage(name, isJudged: false)))
  }

  /// The module of `filters.MODULE`, which only tables have.
  private func moduleOfFilters(_ name: String) -> String? {
    let start = "filters."
    guard name.hasPrefix(start) else { return nil }
    let module = String(name.dropFirst(start.count))
    return modules?.contains { $0.hasSameBytes(as: module) } != false ? module : nil
  }
}
