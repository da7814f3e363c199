import Foundation
import Testing

/// A server over TLS with certificates of an authority of its own, run by `python3`.
///
/// Calls of one test follow each other, so nothing guards the process.
actor SecureServer {
  /// Whether the programs are there that make certificates and serve.
  static let isAvailable = ["openssl", "python3"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
    }
  }

  /// Writes `ca.pem`, and certificates by it with their keys: `good` for this machine, `other` for another one, and
  /// `expired`.
  static func writeCertificates(in workspace: Workspace) async throws {
    let run = try await workspace.shell(
      """
      set -e
      key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
      openssl req -x509 $key -keyout ca.key -out ca.pem -days 2 -subj /CN=TestAuthority 2>/dev/null
      make() {
        openssl req $key -keyout $1.key -out $1.csr -subj /CN=$1 2>/dev/null
        echo "subjectAltName=$2" > $1.ext
        shift_name=$1; shift 2
        openssl x509 -req -in $shift_name.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile $shift_name.ext \
          -out $shift_name.pem "$@" 2>/dev/null
      }
      make good IP:127.0.0.1,DNS:localhost -days 2
      make other DNS:other.example -days 2
      make expired IP:127.0.0.1,DNS:localhost -days -1 ||
        make expired IP:127.0.0.1,DNS:localhost -not_before 20200101000000Z -not_after 20200102000000Z
      """)
    try #require(run.status == 0, "\(run.errors)")
  }

  /// The port that it listens on.
  nonisolated let port: Int
  private let process = Process()

  /// Starts a server that answers every GET with some JSON; without a certificate it does so without TLS.
  init(_ workspace: Workspace, certificate: String?, answer: String) async throws {
    let script = """
      import http.server, os, ssl, sys
      class Handler(http.server.BaseHTTPRequestHandler):
          protocol_version = "HTTP/1.1"
          def do_GET(self):
              body = sys.argv[2].encode()
              self.send_response(200)
              self.send_header("Content-Type", "application/json")
              self.send_header("Content-Length", str(len(body)))
              self.end_headers()
              self.wfile.write(body)
          def log_message(self, *arguments):
              pass
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      if sys.argv[1]:
          context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
          context.load_cert_chain(sys.argv[1] + ".pem", sys.argv[1] + ".key")
          server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
      with open("port.new", "w") as file:
          file.write(str(server.server_address[1]))
      os.replace("port.new", "port")
      server.serve_forever()
      """
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, certificate ?? "", answer]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Waiting must not block a thread that other tests need.
    for _ in 0..<1_000 where !workspace.exists("port") { try await Task.sleep(for: .milliseconds(20)) }
    port = try #require(Int(try workspace.text("port")), "the server did not start")
  }

  /// Ends it.
  func stop() {
    guard process.isRunning else { return }
    // A signal that can be blocked may be: threads of tests hand on what they block.
    kill(process.processIdentifier, SIGKILL)
  }
}
