import Foundation

/// Looks for secrets in what the program wrote, in all the forms that a secret may take.
///
/// Made apart from the program's own mask: a run of eight characters of a secret is a leak, and so is one of its
/// encoded forms.
struct LeakCheck {
  private let stretches: [(stretch: String, secret: String)]

  init(_ secrets: [String]) {
    stretches = secrets.flatMap { secret in
      Self.forms(of: secret).flatMap { form, length in Self.stretches(of: form, length) }.map { ($0, secret) }
    }
  }

  /// What of the secrets a text holds.
  func leaks(in text: String) -> [String] {
    let bytes = Data(text.utf8)
    return stretches.filter { bytes.range(of: Data($0.stretch.utf8)) != nil }.map { "\($0.stretch) of \($0.secret)" }
  }

  /// A secret as backends may repeat it.
  static func echoes(of secret: String) -> [String] {
    [secret, percentEncoded(secret), percentEncoded(secret).lowercasedEscapes, componentEncoded(secret)]
      + ["", "a", "us", "user:"].map { Data(($0 + secret).utf8).base64EncodedString() }
  }

  private static func forms(of secret: String) -> [(form: String, length: Int)] {
    [
      (secret, 8), (percentEncoded(secret), 16), (percentEncoded(secret).lowercasedEscapes, 16),
      (componentEncoded(secret), 16),
    ]
      + ["", "a", "us"].map { prefix in
        // Characters at the ends hold bits of what stands beside the secret.
        let text = Data((prefix + secret).utf8).base64EncodedString().filter { $0 != "=" }
        return (String(text.dropFirst(prefix.isEmpty ? 0 : prefix.count + 1).dropLast()), 10)
      }
  }

  private static func stretches(of form: String, _ length: Int) -> [String] {
    let characters = Array(form)
    guard characters.count > length else { return [form] }
    return (0...characters.count - length).map { String(characters[$0..<$0 + length]) }
  }

  private static func percentEncoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: CharacterSet.alphanumerics.union(["-", ".", "_", "~"])) ?? text
  }

  /// As scripts in browsers encode it, which leave more as it is.
  private static func componentEncoded(_ text: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(["-", ".", "_", "~", "!", "'", "(", ")", "*"])
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

extension String {
  fileprivate var lowercasedEscapes: String {
    var parts = split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    for place in parts.indices.dropFirst() {
      parts[place] = parts[place].prefix(2).lowercased() + parts[place].dropFirst(2)
    }
    return parts.joined(separator: "%")
  }
}
