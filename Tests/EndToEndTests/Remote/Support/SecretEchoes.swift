import Foundation

/// How servers and languages write a text that holds a secret.
///
/// Made apart from the program's own mask: each form is made here from the secret.
struct SecretEcho: Sendable {
  /// The secret in this form.
  var text: String
  /// How many characters of the form tell eight of the secret.
  var leak: Int

  /// The forms of a secret, one encoding or two over each other.
  static func all(of secret: String) -> [SecretEcho] {
    let base64 = Data(("user:" + secret).utf8).base64EncodedString()
    let shifted = ["", "x", "xy"].map { Data(($0 + secret).utf8).base64EncodedString() }
    let safe = shifted[0].replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return [
      SecretEcho(text: secret, leak: 8), SecretEcho(text: percentEncoded(secret), leak: 24),
      SecretEcho(text: percentEncoded(percentEncoded(secret)), leak: 40),
      SecretEcho(text: unicodeEscaped(secret, "%04x"), leak: 48),
      SecretEcho(text: unicodeEscaped(secret, "%04X"), leak: 48),
      SecretEcho(text: hexadecimal(secret, "%02x"), leak: 16), SecretEcho(text: hexadecimal(secret, "%02X"), leak: 16),
      SecretEcho(text: hexadecimal(secret, "%02x", ":"), leak: 24),
      SecretEcho(text: hexadecimal(secret, "\\x%02x"), leak: 32),
      SecretEcho(text: references(secret), leak: 40), SecretEcho(text: secret.debugDescription, leak: 8),
      SecretEcho(text: RemoteKind.quoted(RemoteKind.quoted(secret)), leak: 8), SecretEcho(text: safe, leak: 12),
      SecretEcho(text: "Basic \(base64)", leak: 12),
      SecretEcho(text: "Basic \(Data(base64.utf8).base64EncodedString())", leak: 16),
      SecretEcho(text: percentEncoded(base64), leak: 24), SecretEcho(text: hexadecimal(base64, "%02x"), leak: 24),
    ] + shifted.map { SecretEcho(text: $0, leak: 12) }
  }

  private static func percentEncoded(_ text: String) -> String { hexadecimal(text, "%%%02X") }

  private static func hexadecimal(_ text: String, _ format: String, _ separator: String = "") -> String {
    text.utf8.map { String(format: format, $0) }.joined(separator: separator)
  }

  private static func unicodeEscaped(_ text: String, _ format: String) -> String {
    text.utf16.map { "\\u" + String(format: format, $0) }.joined()
  }

  private static func references(_ text: String) -> String {
    text.unicodeScalars.map { "&#\($0.value);" }.joined()
  }
}

/// Looks for runs of the forms of a secret in what the program wrote.
struct SecretEchoCheck {
  private let stretches: [Int: Set<[UInt8]>]
  /// Whether a run may begin with two bytes; this check skips most places.
  private var isPossible = [Bool](repeating: false, count: 1 << 16)

  init(_ secret: String) {
    var stretches: [Int: Set<[UInt8]>] = [:]
    for echo in SecretEcho.all(of: secret) {
      // What stands around a token, and the bits that it shares with its neighbours, tell nothing of it.
      let own = Array(echo.text.hasPrefix("Basic ") ? echo.text.utf8.dropFirst(14) : echo.text.utf8.dropFirst(0))
      stretches[echo.leak, default: []].formUnion(Self.windows(of: own, echo.leak))
    }
    self.stretches = stretches
    for stretch in stretches.values.joined() { isPossible[Int(stretch[0]) << 8 | Int(stretch[1])] = true }
  }

  /// What of the secret a text holds.
  func leaks(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let places = bytes.indices.dropLast().filter { isPossible[Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])] }
    return stretches.flatMap { length, stretches in
      places.map { Array(bytes[$0...].prefix(length)) }.filter(stretches.contains)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func windows(of bytes: [UInt8], _ length: Int) -> Set<[UInt8]> {
    guard bytes.count >= length else { return [] }
    return Set((0...bytes.count - length).map { Array(bytes[$0..<$0 + length]) })
  }
}
