import Diagnostics

/// What is wrong with a row of a query file, so that all of it is told together.
struct RowProblems {
  private var diagnostics: [Diagnostic] = []

  /// What a reading gives; nil, with its errors noted, for one that fails.
  mutating func noting<Value>(_ reading: () throws(QueryFileError) -> Value?) -> Value? {
    do throws(QueryFileError) {
      return try reading()
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  /// - Throws: ``QueryFileError`` with all that was noted.
  func check() throws(QueryFileError) {
    guard diagnostics.isEmpty else { throw QueryFileError(diagnostics: diagnostics.sorted()) }
  }
}
