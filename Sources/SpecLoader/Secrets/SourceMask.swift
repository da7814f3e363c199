import Diagnostics
import YAMLTree

/// Hides secrets in what is shown about a spec.
struct SourceMask {
  /// The secrets, longest first.
  let secrets: [String]
  private let collector: SecretCollector
  private let mask: SecretMask

  init(_ collector: SecretCollector) {
    self.collector = collector
    secrets = collector.values.sorted { left, right in
      left.utf8.count != right.utf8.count
        ? left.utf8.count > right.utf8.count : left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    mask = SecretMask(secrets)
  }

  /// A diagnostic whose texts hold no long secret.
  func hiding(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message = mask.hiding(diagnostic.message)
    if let suggestion = diagnostic.suggestion, mask.hiding(suggestion) != suggestion { diagnostic.suggestion = nil }
    return diagnostic
  }

  /// A source in which secrets are asterisks, as many as scalars, so that columns keep their places; excerpts of it
  /// show three for each.
  func hiding(_ source: SourceText) -> SourceText {
    guard !collector.nodes.isEmpty || !collector.parts.isEmpty else { return source }
    var bytes = ByteMask(source.bytes)
    var offsets = OffsetFinder(source)
    for node in collector.nodes {
      bytes.maskKeepingReferences(offsets.bytes(of: node.range))
    }
    for part in collector.parts {
      // Text over several lines has no places inside: all of it is hidden then.
      for range in part.offsets { bytes.maskKeepingReferences(offsets.bytes(of: part.node.range(ofScalars: range))) }
    }
    for range in mask.occurrences(in: source.bytes) { bytes.mask(range) }
    return bytes.isMasked ? bytes.masked(file: source.file) : source
  }
}

/// Finds the bytes of places; quick for places that come in order, however long their line is.
private struct OffsetFinder {
  private let source: SourceText
  private var last: (position: SourcePosition, offset: Int)?

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func bytes(of range: SourceRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  private mutating func offset(of position: SourcePosition) -> Int {
    guard var (place, offset) = last, place.line == position.line, place.column <= position.column else {
      let offset = source.byteOffset(of: position)
      last = (position, offset)
      return offset
    }
    while place.column < position.column, offset < source.bytes.count, source.bytes[offset] != UInt8(ascii: "\n") {
      offset += 1
      while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      place.column += 1
    }
    last = (place, offset)
    return offset
  }
}
