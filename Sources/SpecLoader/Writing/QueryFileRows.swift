import Diagnostics
import FileSystem
import SearchModel

/// All that a query file says, as its reader understands it.
struct QueryFileRows {
  private(set) var entries: [QueryEntry] = []
  private var judgments: [JudgmentFile] = []
  private var thresholds: [Threshold] = []

  /// A file that says nothing.
  init() {}

  /// - Throws: ``QueryFileRefusal`` with the first error of the file.
  init(_ bytes: [UInt8], file: String, form: QueryFileForm) throws(QueryFileRefusal) {
    var reader = QueryFileReader([QuerySource(file: file, form: form, origin: .bytes(bytes))])
    do {
      while let entry = try reader.next() { entries.append(entry) }
    } catch let error as QueryFileError {
      let first = error.diagnostics.first
      let line = first?.range.map { "line \($0.start.line): " } ?? ""
      throw QueryFileRefusal("it has an error: \(line)\(first?.message ?? "it cannot be read")")
    } catch let error as FileError {
      throw QueryFileRefusal("it has an error: \(error.message)")
    } catch {
      throw QueryFileRefusal("it cannot be read")
    }
    judgments = reader.judgments
    thresholds = reader.thresholds
  }

  /// Whether the file says what an earlier one does, and has one row more, the last one.
  func continues(_ earlier: QueryFileRows) -> Bool {
    entries.dropLast().elementsEqual(earlier.entries) && entries.count == saturatingSum(earlier.entries.count, 1)
      && judgments.map(\.placeless) == earlier.judgments.map(\.placeless)
      && thresholds.map(\.placeless) == earlier.thresholds.map(\.placeless)
  }
}

/// The place of what moves when a row is written before it.
private let nowhere = SourceRange(at: SourcePosition(line: 1, column: 1))

extension JudgmentFile {
  fileprivate var placeless: JudgmentFile {
    var file = self
    file.range = nowhere
    return file
  }
}

extension Threshold {
  fileprivate var placeless: Threshold {
    var threshold = self
    threshold.range = nowhere
    return threshold
  }
}

extension QueryEntry {
  /// Whether the entry is what a row says.
  func says(_ row: QueryRow) -> Bool {
    let own = defaults.filters.map { [$0] } ?? []
    let shared = (try? FilterExpression.joined(nil, row.filters.shared)).flatMap(\.self).map { [$0] } ?? []
    let byModule = row.filters.byModule.mapValues { texts in
      (try? FilterExpression.joined(nil, texts)).flatMap(\.self).map { [$0] } ?? []
    }.filter { !$0.value.isEmpty }
    return query.hasSameBytes(as: row.query) && page == row.page && hitsPerPage == row.hitsPerPage
      && filterTexts == FilterTexts(own + shared, byModule: byModule)
      && checks == row.sections.map { ScopedChecks(scope: .module($0.module), checks: QueryRow.checks(of: $0)) }
  }

  /// Whether another row of the file asks and expects the same.
  func isSameTest(as other: QueryEntry) -> Bool {
    query.hasSameBytes(as: other.query) && page == other.page && hitsPerPage == other.hitsPerPage
      && filterTexts == other.filterTexts && params == other.params && checks == other.checks
      && expectations.allSatisfy { $0.knownFailure == nil }
  }

  /// Whether the file has parameters of all rows that may change which hits come first.
  var hasForeignDefaults: Bool {
    defaults.values.contains { $0.key != "hitsPerPage" || $0.value == 0 }
  }

  private struct ScopedChecks: Equatable {
    var scope: ExpectationBlock.Scope
    var checks: [Expectation.Check]
  }

  private var checks: [ScopedChecks] {
    expectations.map { ScopedChecks(scope: $0.scope, checks: $0.expectations.map(\.check)) }
  }
}
