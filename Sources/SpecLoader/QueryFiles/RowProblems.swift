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

  /// Notes that the spec does not have a module that the row names.
  mutating func checkModule(_ id: String, among modules: [String]?, file: String, range: SourceRange) {
    _ = noting { () throws(QueryFileError) -> Void? in
      try QueryFileError.checkModule(id, among: modules, file: file, range: range)
    }
  }

  /// - Throws: ``QueryFileError`` with all that was noted.
  func check() throws(QueryFileError) {
    guard diagnostics.isEmpty else { throw QueryFileError(diagnostics: diagnostics.sorted()) }
  }
}

extension QueryFileError {
  /// Checks that the spec has a module, as far as its modules are known.
  ///
  /// - Throws: the error that names it.
  static func checkModule(
    _ id: String, among modules: [String]?, file: String, range: SourceRange
  ) throws(QueryFileError) {
    guard let modules, !modules.contains(where: { $0.hasSameBytes(as: id) }) else { return }
    let hint = Suggestions.hint(
      for: id, among: modules, otherwise: "the spec has: \(modules.joined(separator: ", "))")
    throw QueryFileError(diagnostics: [
      Diagnostic(
        code: "unknown-module", file: file, range: range,
        message: "unknown module \(Diagnostic.quoted(id))\(hint)")
    ])
  }
}
