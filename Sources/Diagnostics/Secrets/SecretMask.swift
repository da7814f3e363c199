/// Hides secrets in texts: raw, escaped as in strings of JSON or of programming languages, percent-encoded, with
/// character references of HTML, in hexadecimal digits, in base64, and in two of these over each other.
///
/// ```swift
/// let mask = SecretMask(reading.secrets)
/// log(mask.hiding("GET https://search.example/?key=0123456789"))  // GET https://search.example/?key=***
/// ```
///
/// Only secrets of at least ``minimumLength`` Unicode scalars are looked for; shorter ones would also match by chance.
package struct SecretMask: Sendable {
  /// Shorter secrets are hidden in their own fields only.
  package static let minimumLength = 8

  private let patterns: BytePatterns
  private let secrets: Set<ExactText>

  /// A mask of secrets, in any order; the empty mask hides nothing.
  ///
  /// - Complexity: O(length of all secrets).
  package init(_ secrets: [String]) {
    self.secrets = Set(secrets.filter { $0.unicodeScalars.count >= Self.minimumLength }.map { ExactText($0) })
    // Messages show pieces of answers in one line, whose white space is a space then.
    let inLines = self.secrets.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { $0.unicodeScalars.count >= Self.minimumLength }.map { ExactText($0) }
    patterns = BytePatterns(self.secrets.union(inLines).sorted().map { Array($0.text.utf8) })
  }

  /// A mask that hides these secrets too.
  ///
  /// - Complexity: O(length of all secrets) when one of them is new.
  package func adding(_ secrets: [String]) -> SecretMask {
    guard
      secrets.contains(where: { $0.unicodeScalars.count >= Self.minimumLength && !self.secrets.contains(ExactText($0)) }
      )
    else { return self }
    return SecretMask(self.secrets.map(\.text) + secrets)
  }

  /// The text with `***` for each secret, and for what is left of one in front of `…`, where a message was cut.
  ///
  /// - Complexity: O(length of the text) but for texts that nearly are secrets. What is not encoded is read once.
  package func hiding(_ text: String) -> String {
    guard !patterns.isEmpty, text.utf8.count >= 4 else { return text }
    let bytes = Array(text.utf8)
    let ranges = places(in: bytes, depth: 2)
    guard !ranges.isEmpty else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for range in ranges {
      result += bytes[end..<range.lowerBound]
      result += "***".utf8
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The places of secrets as they are, in order and without overlaps.
  package func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    patterns.occurrences(in: bytes)
  }

  /// The places of secrets in all their forms, in order and without overlaps.
  ///
  /// - Parameter depth: how many encodings may lie over each other.
  private func places(in bytes: [UInt8], depth: Int) -> [Range<Int>] {
    var ranges = patterns.occurrences(in: bytes) + patterns.beginnings(in: bytes)
    if depth > 0 {
      for reading in SecretReadings.all(of: bytes) {
        ranges += places(in: reading.bytes, depth: depth - 1).map(reading.source)
      }
    }
    guard ranges.count > 1 else { return ranges }
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension SecretMask: CustomStringConvertible, CustomReflectable {
  /// Nothing about the secrets.
  package var description: String { "SecretMask" }

  /// Nothing that `dump` could show of the secrets.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
