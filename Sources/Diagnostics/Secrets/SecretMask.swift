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
  private let longSecrets: [[UInt8]]
  /// The secrets in all their forms; where a text is cut, their beginnings are looked for.
  private let forms: [[UInt8]]

  /// A mask of secrets, in any order; the empty mask hides nothing.
  ///
  /// - Complexity: O(length of all secrets).
  public init(_ secrets: [String]) {
    let long = secrets.filter { $0.unicodeScalars.count >= Self.minimumLength }
    longSecrets = long.map { Array($0.utf8) }
    patterns = BytePatterns(longSecrets)
    forms = longSecrets + longSecrets.flatMap(SecretEncodings.all)
    encodedPatterns = BytePatterns(forms)
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
    var bytes = Array(text.utf8)
    let count = bytes.count
    Self.replace(encodedPatterns.occurrences(in: bytes), in: &bytes)
    // Encoders differ in what they leave as it is.
    if let decoded = PercentDecodedBytes(bytes) {
      Self.replace(patterns.occurrences(in: decoded.bytes).map(decoded.source), in: &bytes)
    }
    guard bytes.count != count || text.utf8.contains(Self.ellipsis[0]) else { return text }
    hideCutSecrets(in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The places of secrets as they are, in order and without overlaps.
  package func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    patterns.occurrences(in: bytes)
  }

  private static func replace(_ ranges: [Range<Int>], in bytes: inout [UInt8]) {
    guard !ranges.isEmpty else { return }
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      result += bytes[end..<range.lowerBound]
      result += "***".utf8
      end = range.upperBound
    }
    bytes = result + bytes[end...]
  }

  private static let ellipsis = Array("…".utf8)

  /// Hides what is left of a secret in front of `…`, where a message cut a long text.
  private func hideCutSecrets(in bytes: inout [UInt8]) {
    var ranges: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == Self.ellipsis[0] && bytes[index...].starts(with: Self.ellipsis) {
      let head = bytes[..<index]
      let length = forms.map { Self.overlap(of: head, $0) }.max() ?? 0
      if length >= 4 { ranges.append(index - length..<index) }
    }
    Self.replace(ranges, in: &bytes)
  }

  /// How many of the last bytes of a text are the first of a secret.
  private static func overlap(of head: ArraySlice<UInt8>, _ secret: [UInt8]) -> Int {
    let most = min(head.count, secret.count - 1, 240)
    return stride(from: most, to: 3, by: -1).first { head.suffix($0).elementsEqual(secret[..<$0]) } ?? 0
  }
}
