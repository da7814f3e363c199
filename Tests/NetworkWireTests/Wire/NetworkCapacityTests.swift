import SearchBackends
import Testing

@testable import NetworkWire

struct NetworkCapacityTests {
  @Test func clientsAreFewHoweverPatientHostsAreWaitedFor() throws {
    let options = NetworkOptions(responseLimit: 12_345)
    let before = NetworkClients.count
    for milliseconds in stride(from: 1, through: 400_000, by: 1_777) {
      _ = try NetworkClients.client(options, connectTimeout: .milliseconds(milliseconds))
    }
    _ = try NetworkClients.client(options, connectTimeout: .seconds(Int64.max))
    #expect(NetworkClients.count - before <= NetworkClients.connectTimeouts.count)
    #expect(NetworkClients.connectTimeout(atLeast: .seconds(2)) == .seconds(2))
    #expect(NetworkClients.connectTimeout(atLeast: .milliseconds(2_001)) == .seconds(4))
  }

  @Test func requestsLeaveDescriptorsForOthers() {
    #expect(NetworkCapacity.connectionCount(available: 0) == 1)
    #expect(NetworkCapacity.connectionCount(available: 40) < 20)
    #expect(NetworkCapacity.connectionCount(available: 1_000) > 100)
  }
}
