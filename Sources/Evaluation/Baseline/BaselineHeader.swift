package import SearchModel

/// What a baseline says of how it came about: its first line.
package struct BaselineHeader: Sendable, Hashable {
  /// The version of the form.
  static let version = 1

  /// The day on which it was made, as `2026-11-26`.
  package var day: String
  /// The version of the program, and with it of the embedded engine.
  package var program: String
  /// Names the spec.
  package var spec: String
  /// Names the records, settings, synonyms and rules of embedded indices.
  package var data: String
  /// The types of the backends that answered, by module.
  package var backends: ExactDictionary<String>
  /// Names the options and variables that decided the answers; nil where there were none.
  package var options: String?
  /// How many queries follow; nil in files that do not say it.
  package var queryCount: Int?

  /// A header.
  package init(
    day: String, program: String, spec: String, data: String, backends: ExactDictionary<String>,
    options: String? = nil, queryCount: Int? = nil
  ) {
    self.options = options
    self.queryCount = queryCount
    self.day = day
    self.program = program
    self.spec = spec
    self.data = data
    self.backends = backends
  }

  /// The header as a line of the file.
  package var json: JSON {
    var members: JSONObject = [
      "baseline": .integer(Self.version), "made": .string(day), "program": .string(program), "spec": .string(spec),
      "data": .string(data), "backends": .object(backends.mapValues(JSON.string)),
    ]
    members["options"] = options.map(JSON.string)
    members["queries"] = queryCount.map(JSON.integer)
    return .object(members)
  }

  /// Reads a header; nil for what is none.
  package init?(_ json: JSON) {
    guard let members = json.objectValue, members["baseline"] == .integer(Self.version),
      let day = members["made"]?.stringValue
    else { return nil }
    self.init(
      day: day, program: members["program"]?.stringValue ?? "", spec: members["spec"]?.stringValue ?? "",
      data: members["data"]?.stringValue ?? "",
      backends: (members["backends"]?.objectValue ?? [:]).compactMapValues(\.stringValue),
      options: members["options"]?.stringValue, queryCount: members["queries"]?.integerValue)
  }

  /// Whether a value is the header of some version.
  package static func isHeader(_ json: JSON) -> Bool { json.objectValue?["baseline"] != nil }
}

extension BaselineHeader {
  /// What is to be known of a baseline beside the present run, a sentence each: that it is old, or of something else.
  ///
  /// - Parameter present: the header that a baseline of the present run would have.
  package func remarks(beside present: BaselineHeader) -> [String] {
    var remarks: [String] = []
    if let age = CalendarDay(present.day)?.days(since: CalendarDay(day)), age > Self.oldAge {
      remarks.append("it was made \(age) days ago, on \(day)")
    }
    if program != present.program { remarks.append("the version \(program) of the program made it") }
    if spec != present.spec { remarks.append("it was made with another spec") }
    // A run of some sections has a part of the data.
    let hasSameSections =
      backends.count == present.backends.count && backends.allSatisfy { present.backends[$0.key] != nil }
    if hasSameSections, data != present.data {
      remarks.append("it was made with other records, settings, synonyms or rules")
    }
    if options != present.options { remarks.append("it was made with other options or variables") }
    let isOther = backends.contains { module, type in present.backends[module].map { $0 != type } ?? false }
    if isOther { remarks.append("other backends answered it") }
    return remarks
  }

  /// From which age on, in days, a baseline is called old.
  private static let oldAge = 30
}
