import Diagnostics
import YAMLTree

/// Hides secrets in what is shown about a spec.
struct SecretMask {
  /// Shorter secrets are hidden in their own fields only, since they occur everywhere by chance.
  static let minimumLength = 8

  /// The secrets, longest first, so that none is left over inside another.
  let secrets: [String]
  private let collector: SecretCollector

  init(_ collector: SecretCollector) {
    self.collector = collector
    secrets = collector.values.sorted { left, right in
      left.utf8.count != right.utf8.count
        ? left.utf8.count > right.utf8.count : left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// A diagnostic whose texts hold no long secret.
  func hiding(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    for secret in secrets where secret.unicodeScalars.count >= Self.minimumLength {
      diagnostic.message = diagnostic.message.replacing(secret, with: "***")
      if diagnostic.suggestion?.contains(secret) == true { diagnostic.suggestion = nil }
    }
    return diagnostic
  }

  /// A source in which secrets are asterisks, as many as scalars, so that columns keep their places.
  func hiding(_ source: SourceText) -> SourceText {
    var bytes = ByteMask(source.bytes)
    for node in collector.nodes {
      let range = source.byteOffset(of: node.range.start)..<source.byteOffset(of: node.range.end)
      bytes.maskKeepingReferences(range)
    }
    for part in collector.parts {
      let range = part.node.range(ofScalars: part.offsets)
      bytes.maskKeepingReferences(source.byteOffset(of: range.start)..<source.byteOffset(of: range.end))
    }
    for secret in secrets where secret.unicodeScalars.count >= Self.minimumLength {
      bytes.maskOccurrences(of: Array(secret.utf8))
    }
    return bytes.isMasked ? SourceText(file: source.file, bytes: bytes.masked) : source
  }

  /// A source of a file that could not be read as YAML: what looks like a secret is hidden by its line alone.
  static func guessing(_ source: SourceText) -> SourceText {
    var bytes = ByteMask(source.bytes)
    var headersIndentation: Int?
    for number in 1...max(1, source.lineCount) {
      guard let line = source.line(number) else { continue }
      let start = source.byteOffset(of: SourcePosition(line: number, column: 1))
      let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if let outer = headersIndentation, indentation <= outer, !line.allSatisfy(\.isWhitespace) {
        headersIndentation = nil
      }
      let wasInside = headersIndentation != nil
      var secretStart = wasInside ? line.firstIndex(of: ":").map { line.index(after: $0) } : nil
      for key in ["apiKey", "headers", "Authorization", "://"] {
        guard let found = line.firstRange(of: key) else { continue }
        if key == "headers" { headersIndentation = headersIndentation ?? indentation }
        let place =
          key == "://" ? found.upperBound : line[found.upperBound...].firstIndex(of: ":").map { line.index(after: $0) }
        if let place { secretStart = min(secretStart ?? place, place) }
      }
      guard let secretStart else { continue }
      let offset = start + line.utf8.distance(from: line.startIndex, to: secretStart)
      bytes.maskKeepingReferences(offset..<start + line.utf8.count)
    }
    return bytes.isMasked ? SourceText(file: source.file, bytes: bytes.masked) : source
  }
}

/// Bytes of which stretches become asterisks, one for each scalar.
private struct ByteMask {
  private let bytes: [UInt8]
  private var isHidden: [Bool]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isHidden = Array(repeating: false, count: bytes.count)
  }

  var isMasked: Bool { isHidden.contains(true) }

  /// The bytes with asterisks; continuation bytes of hidden scalars are gone.
  var masked: [UInt8] {
    zip(bytes, isHidden).compactMap { byte, isHidden in
      guard isHidden, byte > UInt8(ascii: " ") else { return byte }
      return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: "*")
    }
  }

  /// Hides a stretch but for `${NAME}`, which names a secret without telling it, and the quotes around it all.
  mutating func maskKeepingReferences(_ range: Range<Int>) {
    let range = range.clamped(to: bytes.indices)
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = referenceEnd(from: index, in: range) {
        index = end
      } else {
        let isQuote = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
        isHidden[index] = !(isQuote && (index == range.lowerBound || index == range.upperBound - 1))
        index += 1
      }
    }
  }

  private func referenceEnd(from index: Int, in range: Range<Int>) -> Int? {
    guard bytes[index] == UInt8(ascii: "$"), index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "{"),
      let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "}")),
      TextFormat.isVariableName(String(decoding: bytes[index + 2..<close], as: UTF8.self))
    else { return nil }
    return close + 1
  }

  mutating func maskOccurrences(of needle: [UInt8]) {
    guard let first = needle.first, bytes.count >= needle.count else { return }
    var index = 0
    while index <= bytes.count - needle.count {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        for hidden in index..<index + needle.count { isHidden[hidden] = true }
        index += needle.count
      } else {
        index += 1
      }
    }
  }
}
