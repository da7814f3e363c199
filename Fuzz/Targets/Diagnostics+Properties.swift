import Diagnostics
import Presentation

/// Checks what holds for the diagnostics of any file: they are sorted, their places are in the file, and whatever the
/// file holds acts on no terminal.
func requireSound(_ diagnostics: [Diagnostic], of source: SourceText?, file: String) throws(BrokenProperty) {
  try requireEqual(diagnostics, diagnostics.sorted(), "diagnostics are sorted")
  for diagnostic in diagnostics {
    try requireEqual(diagnostic.file, file, "a diagnostic is about the file that was read")
    if let range = diagnostic.range { try requirePlace(range, in: source) }
  }
  for format in DiagnosticFormat.allCases {
    let text = format.render(diagnostics, sources: source.map { [$0] } ?? [])
    // JSON has its own escapes, which leave some controls as they are.
    if format != .json { try requireHarmless(text) }
  }
}

/// Checks that a range is in order and, where the text is known, in the text.
func requirePlace(_ range: SourceRange, in source: SourceText?) throws(BrokenProperty) {
  try require(range.start <= range.end, "a range ends after its start: \(range)")
  try require(range.start.line >= 1 && range.start.column >= 1, "places count from 1: \(range)")
  guard let source else { return }
  try require(range.end.line <= source.lineCount, "a range ends in the file: \(range) of \(source.lineCount) lines")
  for place in [range.start, range.end] {
    let width = source.line(place.line)?.utf8.count ?? 0
    // One place after the last character, and one between CR and LF.
    try require(place.column <= width + 2, "a place is in its line: \(place) of \(width) bytes")
  }
}

/// Checks that a text has no characters that act on a terminal: controls, and those that turn the order of others.
func requireHarmless(_ text: String) throws(BrokenProperty) {
  for scalar in text.unicodeScalars where scalar.value >= 0x7F || scalar.value < 0x20 {
    switch scalar.value {
    case 0x09, 0x0A: continue
    case ..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      throw BrokenProperty("U+\(String(scalar.value, radix: 16)) reaches the terminal: \(text.debugDescription)")
    default: continue
    }
  }
}
