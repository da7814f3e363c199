import Diagnostics

/// What was found in a file: each finding once, and no more findings than people read.
///
/// Aliases repeat what they name, mistakes included; a file of a few lines can repeat one millions of times.
struct DiagnosticList: Sequence {
  /// The most errors, and the most warnings, that are kept.
  static let maximumCount = 1_000

  /// How often something was reported, including findings that are not kept; shows whether something was reported in
  /// between.
  private(set) var count = 0
  private var findings: Set<Diagnostic> = []
  private var countsOfPlaces: [SourceRange?: Int] = [:]
  private var counts: [Diagnostic.Severity: Int] = [:]

  /// The most findings at one place that are looked at.
  private static let maximumCountOfPlace = 64

  /// Whether a finding at a place is worth putting into words; if not, it is counted here.
  mutating func takes(_ range: SourceRange?, _ severity: Diagnostic.Severity = .error) -> Bool {
    let isTaken =
      counts[severity, default: 0] <= Self.maximumCount
      && countsOfPlaces[range, default: 0] < Self.maximumCountOfPlace
    if !isTaken { count += 1 }
    return isTaken
  }

  /// Adds a finding, unless it is known or there are too many.
  mutating func append(_ diagnostic: Diagnostic) {
    count += 1
    countsOfPlaces[diagnostic.range, default: 0] += 1
    let known = counts[diagnostic.severity, default: 0]
    guard known <= Self.maximumCount, findings.insert(diagnostic).inserted else { return }
    counts[diagnostic.severity] = known + 1
    guard known == Self.maximumCount else { return }
    // One more than the limit, to report that there are more.
    findings.remove(diagnostic)
    let noun = diagnostic.severity == .error ? "errors" : "warnings"
    findings.insert(
      Diagnostic(
        diagnostic.severity, code: "limit-exceeded", file: diagnostic.file, range: nil,
        message: "there are more than \(known) \(noun); the rest is not shown"))
  }

  /// The findings in the order of their places.
  func makeIterator() -> some IteratorProtocol<Diagnostic> {
    findings.sorted().makeIterator()
  }
}
