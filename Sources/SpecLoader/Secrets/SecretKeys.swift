import Diagnostics

/// Decides by a key's name which part of its value is secret, so that neither a wrong type nor a misspelling shows a
/// secret.
struct SecretKeys {
  private var secrecies: [String: KeyDeclaration.Secrecy] = [:]

  /// The keys of all backends that hold no secrets, which may resemble others.
  private static let openNames: Set<String> = {
    let declarations =
      BackendDeclarations.all.map(\.object) + [BackendDeclarations.request, BackendDeclarations.response]
    return Set(declarations.flatMap(\.keys).filter { $0.secrecy == .open }.map(\.name))
  }()

  /// Parts of names that say what they name.
  private static let secretWords = ["apikey", "authorization", "token", "password", "passwd", "secret", "credential"]
  /// Names that are secret under any spelling that is near.
  private static let secretNames = ["apikey", "header", "headers", "authorization", "token", "password", "secret"]
  private static let urlNames = ["hosts", "nodes", "url", "nearestnode", "proxy"]

  /// What of the value of a key in a backend is secret.
  mutating func secrecy(of name: String) -> KeyDeclaration.Secrecy {
    guard name.utf8.count <= Self.maximumLength else { return .open }
    if let secrecy = secrecies[name] { return secrecy }
    let secrecy = Self.guess(name)
    if secrecies.count < 10_000 { secrecies[name] = secrecy }
    return secrecy
  }

  /// Longer texts are no names.
  private static let maximumLength = 100

  private static func guess(_ name: String) -> KeyDeclaration.Secrecy {
    if openNames.contains(name) { return .open }
    let bytes = name.utf8.compactMap { byte -> UInt8? in
      TextFormat.isLetter(byte) ? byte | 0x20 : TextFormat.isDigit(byte) ? byte : nil
    }
    let plain = String(decoding: bytes, as: UTF8.self)
    let letters = letterSet(plain)
    if secretWords.contains(where: { letterSet($0) & ~letters == 0 && plain.contains($0) }) { return .secret }
    if isNear(plain, secretNames, by: 2) { return .secret }
    if isNear(plain, urlNames, by: 1) { return .url }
    return isNear(plain, ["query"], by: 1) ? .urlParameters : .open
  }

  /// Whether a name is one of others but for a few typing errors.
  static func isNear(_ name: String, _ others: [String], by distance: Int) -> Bool {
    let letters = letterSet(name)
    return others.contains { other in
      // Each missing letter takes an edit; this check rejects most names at no cost.
      (letterSet(other) & ~letters).nonzeroBitCount <= distance && Suggestions.isNear(name, other, within: distance)
    }
  }

  private static func letterSet(_ name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
  }
}
