/// A file of the page, which is part of the program.
struct PageFile: Sendable {
  /// What a file holds.
  enum Kind: String {
    case html = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"

    /// By the end of a file's name; nil for others than these.
    init?(name: String) {
      switch name.split(separator: ".").last {
      case "html": self = .html
      case "css": self = .style
      case "js": self = .script
      default: return nil
      }
    }
  }

  /// Its name, which is its path as well.
  let name: String
  /// What it holds.
  let kind: Kind
  /// Its bytes.
  let bytes: [UInt8]

  private init?(_ file: EmbeddedFile) {
    guard let kind = Kind(name: file.path) else { return nil }
    name = file.path
    self.kind = kind
    bytes = file.bytes
  }

  /// The file at a path; nil when there is none.
  static func at(_ path: String) -> PageFile? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    return all.first { $0.name == name }
  }

  /// The answer that brings it. Nothing of another host can be loaded by it, but pictures of records.
  var reply: ServerReply {
    ServerReply(
      type: kind.rawValue, bytes: bytes,
      headers: [
        ("cache-control", "no-cache"), ("content-security-policy", Self.policy), ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"), ("cross-origin-resource-policy", "same-origin"),
      ])
  }

  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https: http: data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Every file.
  static let all = EmbeddedFile.page.compactMap(PageFile.init)
}
