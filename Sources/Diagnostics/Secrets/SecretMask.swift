/// Hides secrets in texts: raw, percent-encoded, in base64, and as they stand inside a JSON string.
///
/// ```swift
/// let mask = SecretMask(reading.secrets)
/// log(mask.hiding("GET https://search.example/?key=0123456789"))  // GET https://search.example/?key=***
/// ```
///
/// Only secrets of at least ``minimumLength`` Unicode scalars are looked for; shorter ones occur everywhere by chance.
public struct SecretMask: Sendable {
  /// Shorter secrets are hidden in their own fields only.
  public static let minimumLength = 8

  private let patterns: BytePatterns
  private let encodedPatterns: BytePatterns
  /// The beginnings of secrets by their first bytes are compared where a text is cut.
  private let longSecrets: [[UInt8]]

  /// A mask of secrets, in any order; the empty mask hides nothing.
  ///
  /// - Complexity: O(length of all secrets).
  public init(_ secrets: [String]) {
    let long = secrets.filter { $0.unicodeScalars.count >= Self.minimumLength }
    longSecrets = long.map { Array($0.utf8) }
    patterns = BytePatterns(longSecrets)
    encodedPatterns = BytePatterns(longSecrets + longSecrets.flatMap(SecretEncodings.all))
  }

  /// A mask that hides these secrets too.
  ///
  /// - Complexity: O(length of all secrets) when one of them is new.
  public func adding(_ secrets: [String]) -> SecretMask {
    let known = Set(longSecrets)
    guard secrets.contains(where: { $0.unicodeScalars.count >= Self.minimumLength && !known.contains(Array($0.utf8)) })
    else { return self }
    return SecretMask(longSecrets.map { String(decoding: $0, as: UTF8.self) } + secrets)
  }

  /// The text with `***` for each secret; the longest secret wins where several begin at one place.
  ///
  /// - Complexity: O(length of the text) but for texts that nearly are secrets.
  public func hiding(_ text: String) -> String {
    guard !encodedPatterns.isEmpty else { return text }
    let bytes = Array(text.utf8)
    let found = encodedPatterns.occurrences(in: bytes)
    let hidden = found.isEmpty ? bytes : Self.replacing(found, in: bytes)
    return found.isEmpty && !text.contains("…") ? text : String(decoding: hidingCutSecrets(in: hidden), as: UTF8.self)
  }

  /// The places of secrets as they are, in order and without overlaps.
  package func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    patterns.occurrences(in: bytes)
  }

  private static func replacing(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      result += bytes[end..<range.lowerBound]
      result += "***".utf8
      end = range.upperBound
    }
    return result + bytes[end...]
  }

  /// Hides what is left of a secret in front of `…`, where a message cut a long text.
  private func hidingCutSecrets(in bytes: [UInt8]) -> [UInt8] {
    let ellipsis = Array("…".utf8)
    var ranges: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == ellipsis[0] && bytes[index...].starts(with: ellipsis) {
      let head = bytes[..<index]
      let length = longSecrets.map { Self.overlap(of: head, $0) }.max() ?? 0
      if length >= 4 { ranges.append(index - length..<index) }
    }
    return ranges.isEmpty ? bytes : Self.replacing(ranges, in: bytes)
  }

  /// How many of the last bytes of a text are the first of a secret.
  private static func overlap(of head: ArraySlice<UInt8>, _ secret: [UInt8]) -> Int {
    let most = min(head.count, secret.count - 1, 240)
    return stride(from: most, to: 3, by: -1).first { head.suffix($0).elementsEqual(secret[..<$0]) } ?? 0
  }
}

/// Texts of eight bytes and more that are looked for all at once.
struct BytePatterns: Sendable {
  /// The texts by their first eight bytes, the longest first.
  private var patterns: [UInt64: [[UInt8]]] = [:]

  init(_ texts: [[UInt8]]) {
    for text in texts where text.count >= 8 {
      patterns[text[..<8].reduce(0) { $0 << 8 | UInt64($1) }, default: []].append(text)
    }
    for key in patterns.keys { patterns[key]?.sort { $0.count > $1.count } }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The places of the texts, in order and without overlaps.
  func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    guard !patterns.isEmpty, bytes.count >= 8 else { return [] }
    var found: [Range<Int>] = []
    var window: UInt64 = 0
    var free = 0
    for index in bytes.indices {
      window = window << 8 | UInt64(bytes[index])
      let start = index - 7
      guard start >= free, let candidates = patterns[window] else { continue }
      guard let match = candidates.first(where: { bytes[start...].starts(with: $0) }) else { continue }
      found.append(start..<start + match.count)
      free = start + match.count
    }
    return found
  }
}
