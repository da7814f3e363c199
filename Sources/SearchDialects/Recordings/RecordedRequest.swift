package import Diagnostics
import SearchModel

/// A request as a recording keeps it: without secrets, so that a user with another key makes the same one.
package struct RecordedRequest: Sendable, Hashable {
  /// What is done.
  package var method: String
  /// Where, secrets hidden.
  package var target: String
  /// The headers of the call itself by name in lower case, sorted, secrets hidden.
  package var headers: [String: String]
  /// What is sent along.
  package var body: RecordedBody?

  /// A request as it is kept.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - mask: the secrets of the run.
  package init(_ call: HTTPCall, mask: SecretMask) {
    method = call.method.rawValue
    target = mask.hiding(call.target.hidden)
    headers = [:]
    for header in call.headers where !Self.isAboutUs(header.name) {
      headers[header.name.lowercased()] = mask.hiding(header.value.hidden)
    }
    body = call.body.map { RecordedBody($0, mask: mask) }
  }

  init(method: String, target: String, headers: [String: String], body: RecordedBody?) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// Whether a header names the program: with the next version, recordings would not match any more.
  private static func isAboutUs(_ name: String) -> Bool {
    ["user-agent", "x-algolia-agent"].contains(name.lowercased())
  }

  /// Its lines, as differences show them: method and path, each parameter, each header, the body.
  package var lines: [String] {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var lines = ["\(method) \(parts.first ?? "")"]
    if parts.count > 1 {
      lines += parts[1].split(separator: "&").enumerated().map { ($0.offset == 0 ? "?" : "&") + $0.element }
    }
    lines += headers.sorted { ($0.key, $0.value) < ($1.key, $1.value) }.map { "\($0.key): \($0.value)" }
    return lines + (body?.lines ?? [])
  }

  /// The name that recordings of this request have on any machine: backend, what it is about, and a hash.
  ///
  /// - Parameter backend: the name of the backend.
  package func name(ofBackend backend: String) -> String {
    let digest = StableHash.hexadecimal(lines.joined(separator: "\n").utf8)
    return ([Self.slug(backend, length: 32)] + topic + [String(digest.prefix(12))]).filter { !$0.isEmpty }
      .joined(separator: "-")
  }

  /// The index and the text of a search, as far as they can be seen, for a file name.
  private var topic: [String] {
    let parts = target.split(separator: "?", maxSplits: 1)
    var path = (parts.first ?? "")[...]
    if let scheme = path.range(of: "://") { path = path[scheme.upperBound...].drop { $0 != "/" } }
    let names = path.split(separator: "/").suffix(2).map { Self.slug(String($0), length: 24) }
    let pairs = parts.dropFirst().first?.split(separator: "&") ?? []
    let parameters = pairs.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
    let text =
      parameters.first { $0.count > 1 && Self.queryNames.contains(String($0[0])) }
      .map { PercentEncoding.decoded($0[1]) }
      ?? Self.queryText(in: body)
    return names + [Self.slug(text ?? "", length: 32)]
  }

  private static let queryNames: Set = ["q", "query", "search", "_search", "text"]

  private static func queryText(in body: RecordedBody?) -> String? {
    guard case .json(let value) = body else { return nil }
    var pending = [value]
    var visits = 0
    while let next = pending.popLast(), visits < 1_000 {
      visits += 1
      switch next {
      case .object(let members):
        if let text = members.first(where: { queryNames.contains($0.key) })?.value.stringValue { return text }
        pending += members.values.reversed()
      case .array(let elements): pending += elements.reversed()
      default: break
      }
    }
    return nil
  }

  /// Small letters and digits of a text, with hyphens for everything between them.
  private static func slug(_ text: String, length: Int) -> String {
    var slug = ""
    for scalar in text.unicodeScalars {
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
        slug.unicodeScalars.append(scalar)
      } else if ("A"..."Z").contains(scalar) {
        slug += String(scalar).lowercased()
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
      if slug.utf8.count >= length { break }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
