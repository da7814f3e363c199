package import Diagnostics

/// A YAML file read into a tree of nodes that know their places.
package struct YAMLDocument: Sendable {
  /// The value of the document. It is there beside errors that leave the rest of the tree usable (duplicate keys, keys
  /// that are no text, tags, merge keys without a mapping), so that more can be checked in the same run; nil after all
  /// other errors.
  package let root: YAMLNode?
  /// All errors, sorted by position; a file with any is invalid even when there is a root.
  package let diagnostics: [Diagnostic]
  /// The file, for showing its lines.
  package let source: SourceText

  /// Reads a YAML file that holds one document (YAML 1.1 or 1.2 as libyaml understands it).
  ///
  /// Anchors, aliases and merge keys (`<<`) are resolved: explicit keys win over merged-in ones, earlier mappings of a
  /// list over later ones, and merged-in members stand at the place of the merge key. Of duplicate keys the first is
  /// kept. Tags and `%TAG` are errors. Nothing is read into the text of scalars.
  ///
  /// - Parameters:
  ///   - bytes: The contents: UTF-8, with or without a byte-order mark, lines ended by LF or CRLF, or all by CR.
  ///   - file: The file as the user named it.
  ///   - limits: What the document may cost.
  /// - Complexity: O(*bytes* + *nodes*), where aliases share what they name.
  package static func parse(_ bytes: [UInt8], file: String, limits: YAMLLimits = .default) -> YAMLDocument {
    guard bytes.count <= limits.maximumByteCount else {
      let message = "the file has \(bytes.count) bytes; the limit is \(limits.maximumByteCount)"
      return YAMLDocument(
        root: nil, diagnostics: [startDiagnostic("limit-exceeded", file: file, message: message)],
        source: SourceText(file: file, bytes: []))
    }
    let bytes = bytes.endingLinesWithLineFeeds
    let source = SourceText(file: file, bytes: bytes)
    if let diagnostic = encodingDiagnostic(source) {
      return YAMLDocument(root: nil, diagnostics: [diagnostic], source: source)
    }
    let firstByte = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var builder = TreeBuilder(file: file, cursor: SourceCursor(bytes: bytes, firstByte: firstByte), limits: limits)
    do throws(FatalDiagnostic) {
      try builder.checkDirectives()
      try bytes.withUnsafeBufferPointer { buffer throws(FatalDiagnostic) in
        try builder.build(from: UnsafeBufferPointer(rebasing: buffer[firstByte...]))
      }
    } catch {
      builder.stop(with: error)
    }
    return YAMLDocument(root: builder.usableRoot, diagnostics: builder.diagnostics.sorted(), source: source)
  }

  private static func encodingDiagnostic(_ source: SourceText) -> Diagnostic? {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return startDiagnostic(
        "yaml-encoding", file: source.file,
        message: "the file is UTF-16; 'iconv -f UTF-16 -t UTF-8 FILE > NEW' converts it")
    }
    guard let problem = bytes.withUnsafeBufferPointer(checkEncoding) else { return nil }
    let position = source.position(atByteOffset: problem.offset)
    return Diagnostic(
      code: "yaml-encoding", file: source.file, range: SourceRange(at: position), message: problem.message)
  }

  private static func startDiagnostic(_ code: String, file: String, message: String) -> Diagnostic {
    let start = SourcePosition(line: 1, column: 1)
    return Diagnostic(code: code, file: file, range: SourceRange(at: start), message: message)
  }
}
