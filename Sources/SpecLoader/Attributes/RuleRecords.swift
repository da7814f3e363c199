package import Diagnostics
package import SearchModel

/// The records that the rules of an index promote or hide, at the place where a spec names the file of the rules.
package struct RuleRecords: Sendable, Hashable {
  /// How many missing records a warning names.
  private static let mostNamed = 3

  /// The index.
  package var index: String
  /// The file of the rules as the spec names it.
  package var rulesFile: String
  /// Where the spec names it.
  package var range: SourceRange
  /// The rule that names each record first, by the record's id.
  package var rules: ExactDictionary<String>
}

extension RuleRecords {
  /// A warning of the records that the index does not hold; nil when it holds all.
  ///
  /// - Parameters:
  ///   - known: those of the ids that the index holds.
  ///   - file: the spec's file.
  package func warning(known: ExactSet, file: String) -> Diagnostic? {
    let missing = rules.filter { !known.contains($0.key) }
    guard !missing.isEmpty else { return nil }
    let named = missing.prefix(Self.mostNamed).map {
      "\(Diagnostic.quoted($0.key)) (rule \(Diagnostic.quoted($0.value)))"
    }
    let rest = missing.count > named.count ? " and \(missing.count - named.count) more" : ""
    return Diagnostic(
      .warning, code: "unknown-record", file: file, range: range,
      message: "\(Diagnostic.quoted(rulesFile)): the index \(Diagnostic.quoted(index)) has no record with the id "
        + named.joined(separator: ", ") + rest)
  }
}
