public import Diagnostics
public import SearchModel

/// Loads the synonyms of an index from a file: one JSON list of Algolia's synonym objects, perhaps compressed.
public enum SynonymFile {
  /// How many wrong objects are told one by one; the rest is counted.
  static let maximumProblemCount = 20

  /// Loads all synonyms, or tells everything that is wrong with the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder that a relative path starts from; empty for the working directory.
  /// - Returns: The synonyms in the order of the file, or diagnostics. Nothing is half loaded.
  /// - Complexity: O(size of the file).
  public static func load(_ path: String, inFolder folder: String) -> SynonymLoading {
    let file = Glob.path(path, inFolder: folder)
    let bytes: [UInt8]
    do {
      bytes = try FileReading.contents(ofFile: file)
    } catch {
      return SynonymLoading(synonyms: [], diagnostics: [error.diagnostic], sources: [])
    }
    let source = SourceText(file: file, bytes: bytes)
    do {
      let (elements, offsets) = try elements(of: bytes)
      let (synonyms, problems) = Synonym.decode(elements)
      guard !problems.isEmpty else { return SynonymLoading(synonyms: synonyms, diagnostics: [], sources: []) }
      let diagnostics = Self.diagnostics(for: problems, in: source) { offsets[$0.element] }
      return SynonymLoading(synonyms: [], diagnostics: diagnostics, sources: [source])
    } catch {
      let range = SourceRange(at: source.position(atByteOffset: error.offset))
      let diagnostic = Diagnostic(code: "malformed-file", file: file, range: range, message: error.message)
      return SynonymLoading(synonyms: [], diagnostics: [diagnostic], sources: [source])
    }
  }

  /// The elements of a list and where they begin.
  private static func elements(of bytes: [UInt8]) throws(JSONSyntaxError) -> (values: [JSON], offsets: [Int]) {
    var parser = JSONParser(bytes)
    guard parser.skip(UInt8(ascii: "[")) else { throw parser.unexpected("a list of synonym objects") }
    var values: [JSON] = []
    var offsets: [Int] = []
    if !parser.skip(UInt8(ascii: "]")) {
      repeat {
        _ = parser.peek()
        offsets.append(parser.offset)
        values.append(try parser.parseValue())
      } while parser.skip(UInt8(ascii: ","))
      guard parser.skip(UInt8(ascii: "]")) else { throw parser.unexpected("',' or ']' after a synonym object") }
    }
    guard parser.isAtEnd() else { throw parser.unexpected("the end of the file") }
    return (values, offsets)
  }

  private static func diagnostics(
    for problems: [SynonymProblem], in source: SourceText, offset: (SynonymProblem) -> Int
  ) -> [Diagnostic] {
    func diagnostic(_ code: String, _ problem: SynonymProblem, _ message: String) -> Diagnostic {
      let range = SourceRange(at: source.position(atByteOffset: offset(problem)))
      return Diagnostic(code: code, file: source.file, range: range, message: message)
    }
    var diagnostics = problems.prefix(maximumProblemCount).map { diagnostic("invalid-synonym", $0, $0.description) }
    if problems.count > maximumProblemCount {
      let count = problems.count - maximumProblemCount
      let message = "and \(count) more unfit \(count == 1 ? "synonym" : "synonyms") from here on"
      diagnostics.append(diagnostic("more-problems", problems[maximumProblemCount], message))
    }
    return diagnostics
  }
}

/// The synonyms of an index, or why there are none.
public struct SynonymLoading: Sendable {
  /// All synonyms in the order of the file; empty when there is an error.
  public var synonyms: [Synonym]
  /// Everything that is wrong with the file. All are errors.
  public var diagnostics: [Diagnostic]
  /// The (decompressed) file when diagnostics have a place in it, for ``DiagnosticRenderer``.
  public var sources: [SourceText]
}
