package import Presentation
package import SearchModel

/// A kind of error in which sections ended: those of one code and one message, which names the backend and its host.
package struct SectionFailure: Sendable, Hashable {
  /// The module of the first of them.
  package var module: String
  /// Why there is no answer.
  package var error: SearchError
  /// How many sections ended in it.
  package var count = 1

  /// A kind of which one section was seen.
  package init(module: String, error: SearchError) {
    self.module = module
    self.error = error
  }
}

/// How the sections of a run ended, counted for the exit code and for what is said at the end.
package struct RunOutcome: Sendable, Hashable {
  /// How many kinds of errors are told apart.
  package static let mostFailures = 10

  /// How many queries ran.
  package private(set) var queryCount = 0
  /// How many sections gave an answer, hidden ones included, or ended in an error that was expected.
  package private(set) var answeredCount = 0
  /// How many ended in an error that nobody expected.
  package private(set) var errorCount = 0
  /// How many queries have a section that ended in one.
  package private(set) var failedQueryCount = 0
  /// How many of the errors are refused keys.
  package private(set) var refusedKeyCount = 0
  /// How many sections a backend's pagination limit cut off.
  package private(set) var truncatedCount = 0
  /// How many sections a backend says that it did not look at everything for.
  package private(set) var inexactCount = 0
  /// How many sections of each module are empty, in the order of the modules.
  package private(set) var emptySections: ExactDictionary<Int> = [:]
  /// How many hits of each module did not fit their schema, of modules that have such.
  package private(set) var invalidHits: ExactDictionary<InvalidHitCounts> = [:]
  /// The first kinds of errors, in the order in which they came.
  package private(set) var failures: [SectionFailure] = []

  /// A run without queries.
  package init() {}

  /// The outcome of sections that were counted elsewhere.
  init(queries: Int, answered: Int, errors: Int, refusedKeys: Int, truncated: Int) {
    queryCount = queries
    answeredCount = answered
    errorCount = errors
    refusedKeyCount = refusedKeys
    truncatedCount = truncated
  }

  /// Counts a result.
  ///
  /// - Parameter expectsError: whether the error of a module's section is expected.
  package mutating func add(_ result: QueryResult, expectsError: (_ module: String) -> Bool = { _ in false }) {
    queryCount += 1
    let earlierErrorCount = errorCount
    for section in result.sections {
      emptySections[section.module, default: 0] += section.status == .empty ? 1 : 0
      if section.isTruncated { truncatedCount += 1 }
      if section.isCutShort { inexactCount += 1 }
      note(section.invalidHits, of: section.module)
      guard let error = section.error, !expectsError(section.module) else {
        answeredCount += 1
        continue
      }
      errorCount += 1
      if error.isKeyRefused { refusedKeyCount += 1 }
      note(error, of: section.module)
    }
    if errorCount > earlierErrorCount { failedQueryCount += 1 }
  }

  /// Counts what was counted elsewhere.
  mutating func add(_ other: RunOutcome) {
    queryCount = saturatingSum(queryCount, other.queryCount)
    answeredCount = saturatingSum(answeredCount, other.answeredCount)
    errorCount = saturatingSum(errorCount, other.errorCount)
    failedQueryCount = saturatingSum(failedQueryCount, other.failedQueryCount)
    refusedKeyCount = saturatingSum(refusedKeyCount, other.refusedKeyCount)
    truncatedCount = saturatingSum(truncatedCount, other.truncatedCount)
    inexactCount = saturatingSum(inexactCount, other.inexactCount)
    for (module, count) in other.emptySections {
      emptySections[module] = saturatingSum(emptySections[module] ?? 0, count)
    }
    for (module, counts) in other.invalidHits { note(counts, of: module) }
    for failure in other.failures { note(failure.error, of: failure.module, count: failure.count) }
  }

  private mutating func note(_ counts: InvalidHitCounts, of module: String) {
    guard counts != InvalidHitCounts() else { return }
    var sum = invalidHits[module] ?? InvalidHitCounts()
    sum.skipped = saturatingSum(sum.skipped, counts.skipped)
    sum.blanked = saturatingSum(sum.blanked, counts.blanked)
    invalidHits[module] = sum
  }

  private mutating func note(_ error: SearchError, of module: String, count: Int = 1) {
    if let place = failures.firstIndex(where: { $0.error.code == error.code && $0.error.message == error.message }) {
      failures[place].count = saturatingSum(failures[place].count, count)
    } else if failures.count < Self.mostFailures {
      var failure = SectionFailure(module: module, error: error)
      failure.count = count
      failures.append(failure)
    }
  }

  /// How many errors are of none of the kinds that are told apart.
  package var otherFailureCount: Int { errorCount - failures.reduce(0) { $0 + $1.count } }

  /// The exit code of a run that finished.
  package var status: ExitStatus {
    guard errorCount > 0 else { return .success }
    guard answeredCount == 0 else { return .sectionErrors }
    return refusedKeyCount == errorCount ? .refusedKey : .unanswered
  }
}

extension RunOutcome {
  /// The outcome for a journal.
  var json: JSON {
    [
      "counts": [
        .integer(queryCount), .integer(answeredCount), .integer(errorCount), .integer(failedQueryCount),
        .integer(refusedKeyCount), .integer(truncatedCount), .integer(inexactCount),
      ],
      "empty": .object(emptySections.mapValues(JSON.integer)),
      "invalidHits": .object(invalidHits.mapValues { [.integer($0.skipped), .integer($0.blanked)] }),
      "failures": .array(
        failures.map { failure in
          [
            .string(failure.module), .string(failure.error.code.rawValue), .string(failure.error.message),
            .bool(failure.error.isRetryable), .integer(failure.count),
          ]
        }),
    ]
  }

  /// The outcome that a journal kept; nil for anything else.
  init?(_ json: JSON) {
    guard let json = json.objectValue, let counts = json["counts"]?.arrayValue?.compactMap(\.integerValue),
      counts.count == 7,
      counts.allSatisfy({ $0 >= 0 }), let empty = json["empty"]?.objectValue,
      let failures = json["failures"]?.arrayValue
    else { return nil }
    queryCount = counts[0]
    answeredCount = counts[1]
    errorCount = counts[2]
    failedQueryCount = counts[3]
    refusedKeyCount = counts[4]
    truncatedCount = counts[5]
    inexactCount = counts[6]
    for (module, count) in empty {
      guard let count = count.integerValue, count >= 0 else { return nil }
      emptySections[module] = count
    }
    for (module, value) in json["invalidHits"]?.objectValue ?? [:] {
      let numbers = value.arrayValue?.compactMap(\.integerValue) ?? []
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      var counts = InvalidHitCounts()
      (counts.skipped, counts.blanked) = (numbers[0], numbers[1])
      invalidHits[module] = counts
    }
    for value in failures {
      guard let members = value.arrayValue, members.count == 5, let module = members[0].stringValue,
        let code = members[1].stringValue.flatMap(SearchError.Code.init), let message = members[2].stringValue,
        let isRetryable = members[3].boolValue, let count = members[4].integerValue, count > 0
      else { return nil }
      var failure = SectionFailure(module: module, error: SearchError(code, message, isRetryable: isRetryable))
      failure.count = count
      self.failures.append(failure)
    }
    guard self.failures.reduce(0, { saturatingSum($0, $1.count) }) <= errorCount else { return nil }
  }
}
