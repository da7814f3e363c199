import LoopbackServers
import TestSupport
import Testing

/// `multihits serve` where more clients come than it may have file descriptors.
struct FewDescriptorServerTests {
  @Test func moreClientsThanDescriptorsEndNoServer() async throws {
    let workspace = try Fixture.workspace()
    async let run = workspace.shell(
      """
      (ulimit -n 48; exec "$MULTIHITS" serve search.yaml --listen 127.0.0.1:0 > address 2> log) & server=$!
      while [ ! -e stop ]; do sleep 0.05; done
      kill -TERM $server
      wait $server
      echo "ended $?"
      """)
    var address = ""
    for _ in 0..<2_400 where !address.hasSuffix("\n") {
      try await Task.sleep(for: .milliseconds(50))
      address = (try? workspace.text("address")) ?? ""
    }
    let port = Int(address.split(separator: ":").last?.dropLast() ?? "") ?? 0
    var clients = (0..<80).compactMap { _ in LoopbackClient(port: port) }
    // While requests are answered, a library looks for a descriptor of its own once a second.
    let end = ContinuousClock.now + .seconds(3)
    while ContinuousClock.now < end {
      for client in clients.prefix(8) { client.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      for client in clients.prefix(8) {
        let reply = await client.read(until: "\"ok\"}", seconds: 60)
        guard reply.text.contains("200 OK") else {
          Issue.record("\(reply)")
          break
        }
      }
    }
    clients = []
    try workspace.write("stop", "")
    try await expectEqual(run.output, "ended 0\n")
  }

  @Test(arguments: 8...20)
  func whereDescriptorsDoNotSufficeTheyAreNamed(limit: Int) async throws {
    let workspace = try Fixture.workspace()
    let run = try await workspace.shell(
      "exec < /dev/null; ulimit -n \(limit);"
        + " exec \"$MULTIHITS\" serve search.yaml --listen 127.0.0.1:0 --until-stdin-closes")
    #expect([0, 66, 69].contains(run.status), "\(run.status) \(run.errors)")
    if run.status != 0 { #expect(run.errors.contains("ulimit -n"), "\(run.errors)") }
  }
}
