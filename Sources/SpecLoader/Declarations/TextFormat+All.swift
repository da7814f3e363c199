import RecordFiles

extension TextFormat {
  /// Text with at least one character.
  static let notEmpty = TextFormat("text that is not empty", pattern: "[\\s\\S]") { !$0.isEmpty }

  /// The id of a module.
  package static let moduleID = TextFormat(
    "an id of letters, digits, '_', '.' and '-' that begins with a letter or digit",
    pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$", reserved: ["page", "all", "snapshot"], accepts: isIdentifier)

  /// The name of a backend.
  static let backendName = TextFormat(
    "a name of letters, digits, '_', '.' and '-' that begins with a letter or digit",
    pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$", accepts: isIdentifier)

  /// The name of a variable.
  static let variableName = TextFormat(
    "a name of letters, digits and '_' that does not begin with a digit", pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
    accepts: isVariableName)

  /// A path into a response.
  static let responsePath = TextFormat(
    "a path that begins with '$', such as $.hits[*]", pattern: "^\\$", types: ["string"]
  ) {
    $0.hasPrefix("$")
  }

  /// A path of members into a JSON file.
  static let memberPath = TextFormat(
    "'$' for the whole file, or a path of members such as $.hits or $.response.docs", pattern: "^\\$(?:\\.[^.]+)*$",
    types: ["string"]
  ) {
    RecordSource.list(at: $0) != nil
  }

  /// What stands between the columns of a table.
  static let separator = TextFormat(
    "one character of ASCII other than a quote, such as ';'", pattern: "^(?:[\\t !#-~]|\\\\t)$",
    types: ["string", "integer"]
  ) {
    TableReading.separator($0) != nil
  }

  /// A condition on a count.
  static let countCondition = TextFormat(
    "a number, a comparison such as '>= 1', or a range such as '3..10'",
    pattern: "^\\s*(?:(?:>=|<=|!=|>|<|=)?\\s*[-+]?[0-9]+|[-+]?[0-9]+\\s*\\.\\.\\s*[-+]?[0-9]+)\\s*$",
    types: ["string", "integer"]
  ) { CountCondition($0) != nil }

  /// The name of a measure.
  static let measure = TextFormat(
    "a measure such as empty, p95(latency) or nDCG@10",
    pattern: "^[A-Za-z][A-Za-z0-9_]*(?:\\([^()]*\\))?(?:@[1-9][0-9]*)?$", types: ["string"],
    accepts: isMeasure)

  /// A bound of a measure.
  static let bound = TextFormat(
    "a number, a percentage such as '5%', or a duration such as '50ms'",
    pattern: "^\\s*[0-9]+(?:\\.[0-9]+)?\\s*(?:%|ms|s|m)?\\s*$", types: ["string", "number"]
  ) { text in ["empty", "nbHits", "mean(latency)"].contains { Measure($0)?.bound(text) != nil } }

  static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }

  package static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let isIdentifier: @Sendable (String) -> Bool = { text in
    guard let first = text.utf8.first, isLetter(first) || isDigit(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || [0x5F, 0x2E, 0x2D].contains($0) }
  }

  /// Whether a text is the name of a variable.
  static let isVariableName: @Sendable (String) -> Bool = { text in
    guard let first = text.utf8.first, isLetter(first) || first == 0x5F else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F }
  }

  private static let isMeasure: @Sendable (String) -> Bool = { text in
    var rest = text[...]
    guard let first = rest.utf8.first, isLetter(first) else { return false }
    rest = rest.drop { $0.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F } }
    if rest.hasPrefix("(") {
      guard let close = rest.firstIndex(of: ")"), !rest[rest.startIndex..<close].dropFirst().contains("(") else {
        return false
      }
      rest = rest[rest.index(after: close)...]
    }
    guard !rest.isEmpty else { return true }
    let digits = rest.dropFirst()
    return rest.hasPrefix("@") && !digits.isEmpty && digits.utf8.allSatisfy(isDigit) && !digits.hasPrefix("0")
  }
}
