import Diagnostics
import SearchModel

/// The keys and columns that query files are read for, and what was probably meant by others.
enum QueryKeys {
  /// The columns of tables.
  static let ofTables = ["query", "id", "page", "hitsPerPage", "filters", "count", "expect", "within", "nbHits"]
  /// The keys of JSON objects.
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
  static let modular = ["filters", "expect", "nbHits"]

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
    _ name: String, _ value: JSON? = nil, of form: QueryFileForm, isJudged: Bool, file: String, range: SourceRange
  ) {
    // What is known of a name need not be found again for each row.
    guard comparedNames.count < Self.mostComparedNames, !comparedNames.contains(name),
      isJudged || !waitingNames.contains(name)
    else { return }
    // A later row of the file may be judged.
    guard isJudged || !QueryKeys.mayBeCondition(name, value) else {
      if waitingNames.count < Self.mostComparedNames, waitingNames.insert(name).inserted {
        waitingKeys.append((name, value, range))
      }
      return
    }
    comparedNames.insert(name)
    // Those have a warning of their own.
    guard name != "params", SearchParameter.byName[name]?.isQueryParameter != true
    else { return }
    let isTable = form != .jsonLines
    let (word, keys) = isTable ? ("column", QueryKeys.ofTables) : ("key", QueryKeys.ofJSONLines)
    var suggestion: String?
    var message = "\(Diagnostic.quoted(name)) is no \(word) that is read, and is carried to the output"
    if isTable, name == "tags" {
      message = "'tags' is not read in tables, and is carried to the output; YAML and JSON have tags"
    } else if let condition = QueryKeys.conditionMessage(name, value, modules: modules, isJudged: isJudged) {
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

  /// Compares the keys of a JSON object, once a row of its file expects something those of the rows before, too.
  mutating func compareKeys(of draft: DraftQuery) {
    isFileJudged = isFileJudged || !draft.expectations.isEmpty
    if isFileJudged, !waitingKeys.isEmpty {
      for (name, value, range) in waitingKeys {
        compareWithKeys(name, value, of: .jsonLines, isJudged: true, file: draft.file, range: range)
      }
      (waitingKeys, waitingNames) = ([], [])
    }
    for (name, value) in draft.carried {
      if QueryKeys.isUnsupported(name, value) {
        reportUnsupported(name, file: draft.file, range: draft.idRange)
      } else {
        compareWithKeys(
          name, value, of: .jsonLines, isJudged: isFileJudged, file: draft.file, range: draft.idRange)
      }
    }
  }

  /// Warns once of a key of a JSON object that asks for what this version does not do.
  private mutating func reportUnsupported(_ name: String, file: String, range: SourceRange) {
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
