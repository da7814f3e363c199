import Diagnostics
package import SearchDialects
package import Workspaces

/// What is asked of a server.
package struct ServeRequest: Sendable {
  /// The spec's file.
  package var spec: String
  /// The file of another spec that the page compares it with.
  package var againstSpec: String?
  /// What its workspace is opened with.
  package var workspace: SearchWorkspace.Options
  /// Where it listens.
  package var address = ListenAddress.standard
  /// The keys that it takes.
  package var keys = ServedKeys()
  /// The origins whose pages may read answers; nil for those of this machine.
  package var origins: [String]?
  /// Whether a parameter that cannot act and would change hits fails its request.
  package var isStrict = false
  /// Whether changes of the spec and its files are taken up.
  package var watches = true
  /// Whether the server ends when its standard input does.
  package var endsWithInput = false

  /// A server of a spec on this machine alone.
  package init(spec: String, workspace: SearchWorkspace.Options) {
    self.spec = spec
    self.workspace = workspace
  }
}

/// An address and a port of this machine.
package struct ListenAddress: Sendable, Hashable {
  /// The name or number of the address.
  package var host: String
  /// The port; 0 for any that is free.
  package var port: Int

  /// An address.
  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Where servers listen that are not told where.
  package static let standard = ListenAddress(host: "127.0.0.1", port: 7_700)

  /// The address that a text names: `ADDRESS:PORT`, or a port alone; nil for other texts.
  package init?(_ text: String) {
    let end = text.lastIndex(of: ":")
    guard let port = UInt16(text[(end.map(text.index(after:)) ?? text.startIndex)...]) else { return nil }
    var host = end.map { String(text[..<$0]) } ?? Self.standard.host
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || $0 == "/" }) else { return nil }
    self.init(host: host, port: Int(port))
  }

  /// Whether only this machine can reach it.
  package var isLoopback: Bool { AllowedHosts.isLoopback(host.lowercased()) }

  /// The address in a URL.
  var url: String { "http://\(text)" }
  /// The address as `--listen` takes it.
  var text: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}
