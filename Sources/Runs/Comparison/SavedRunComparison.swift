package import Diagnostics
package import Evaluation
import SearchModel

/// Compares two saved runs, query by query.
///
/// Queries are matched by their id; a numeric id is a position in a query file, as ids are by default, and counts only
/// together with the query's text. Queries without a match by id are matched by their text. A result that repeats an
/// earlier one's id and text is left out and reported.
///
/// Runs whose queries stand in the same order are read side by side and need the memory of two results and of the names
/// of all queries. From the first difference on the outlines of what is left are in memory.
package struct SavedRunComparison {
  private let options: ComparisonOptions
  private let output: ComparisonOutput
  private let warn: (Diagnostic) -> Void
  private let isStopping: () -> Bool
  private var seen: [ComparisonSide: Set<ResultKey>] = [.left: [], .right: []]

  /// A comparison that has not begun.
  ///
  /// - Parameters:
  ///   - options: what is compared and how.
  ///   - output: where the comparison of each query goes.
  ///   - isStopping: asked before each query: whether the comparison ends early.
  ///   - warn: called for each result that is left out.
  package init(
    options: ComparisonOptions, output: ComparisonOutput, isStopping: @escaping () -> Bool = { false },
    warn: @escaping (Diagnostic) -> Void
  ) {
    self.options = options
    self.output = output
    self.isStopping = isStopping
    self.warn = warn
  }

  /// Compares the runs of two files, of which one may be `-`, standard input.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read or is no run, ``OutputError`` for the output.
  package mutating func run(left: String, right: String) throws {
    var left = try SavedRunReader(left)
    var right = try SavedRunReader(right)
    left.labelledRows = options.rowLimit ?? .max
    right.labelledRows = options.rowLimit ?? .max
    try run(&left, &right)
  }

  mutating func run(_ left: inout SavedRunReader, _ right: inout SavedRunReader) throws {
    while !isStopping() {
      let leftResult = try next(of: &left, on: .left)
      let rightResult = try next(of: &right, on: .right)
      if let leftResult, let rightResult, ResultKey(leftResult) == ResultKey(rightResult) {
        try output.write(QueryComparison(leftResult, rightResult, options: options))
        continue
      }
      guard leftResult != nil || rightResult != nil else { return }
      let leftRest = try rest(of: &left, on: .left, after: leftResult)
      let rightRest = try rest(of: &right, on: .right, after: rightResult)
      return try write(leftRest, rightRest)
    }
  }

  /// The next result that repeats none.
  private mutating func next(
    of reader: inout SavedRunReader, on side: ComparisonSide
  ) throws -> ResultOutline? {
    while let entry = try reader.next() {
      guard !(seen[side, default: []].insert(ResultKey(entry.result)).inserted) else { return entry.result }
      output.summary.duplicateCounts[side, default: 0] += 1
      let id = entry.result.id.map { " with the id \(Diagnostic.quoted($0))" } ?? ""
      warn(
        Diagnostic(
          .warning, code: "duplicate-query", file: reader.file, range: SourceRange(at: entry.position),
          message:
            "the query \(Diagnostic.quoted(entry.result.query))\(id) occurs twice in the run; the first one counts")
      )
    }
    return nil
  }

  private mutating func rest(
    of reader: inout SavedRunReader, on side: ComparisonSide, after first: ResultOutline?
  ) throws -> [ResultOutline] {
    guard let first else { return [] }
    var results = [first]
    while !isStopping(), let result = try next(of: &reader, on: side) { results.append(result) }
    return results
  }

  /// Matches what is left of both runs: in the order of the left, then what only the right has.
  private func write(_ left: [ResultOutline], _ right: [ResultOutline]) throws {
    let partners = Self.partners(left, right)
    let matched = Set(partners.compactMap { $0 })
    for (result, partner) in zip(left, partners) {
      guard !isStopping() else { return }
      try output.write(
        partner.map { QueryComparison(result, right[$0], options: options) }
          ?? QueryComparison(result, onlyOn: .left, options: options))
    }
    for (place, result) in right.enumerated() where !matched.contains(place) {
      guard !isStopping() else { return }
      try output.write(QueryComparison(result, onlyOn: .right, options: options))
    }
  }

  /// The place on the right of the counterpart of each result on the left.
  private static func partners(_ left: [ResultOutline], _ right: [ResultOutline]) -> [Int?] {
    let places = Dictionary(right.enumerated().map { (ResultKey($1), $0) }, uniquingKeysWith: { first, _ in first })
    var partners = left.map { places[ResultKey($0)] }
    let matched = Set(partners.compactMap { $0 })
    var byQuery: ExactDictionary<[Int]> = [:]
    for (place, result) in right.enumerated().reversed() where !matched.contains(place) {
      byQuery[result.query, default: []].append(place)
    }
    for place in left.indices where partners[place] == nil {
      partners[place] = byQuery[left[place].query]?.popLast()
    }
    return partners
  }
}

@available(*, unavailable)
extension SavedRunComparison: Sendable {}
