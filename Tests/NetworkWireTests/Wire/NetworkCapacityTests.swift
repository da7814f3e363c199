import TestSupport
import Testing

@testable import NetworkWire

struct NetworkCapacityTests {
  @Test func requestsLeaveDescriptorsForOthers() {
    expectEqual(NetworkCapacity.connectionCount(available: 0), 1)
    #expect(NetworkCapacity.connectionCount(available: 40) < 20)
    #expect(NetworkCapacity.connectionCount(available: 1_000) > 100)
  }
}
