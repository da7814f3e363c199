import Foundation
import TestSupport
import Testing

@testable import FileSystem

struct ProcessorTests {
  @Test(
    arguments: [
      ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2), ("Cpus_allowed:\tffffffff,00000001\n", 33),
      ("Cpus_allowed:\t0\n", nil), ("Cpus_allowed_list:\t0-1\n", nil), ("", nil),
    ] as [(String, Int?)])
  func thoseThatAreAllowedAreCounted(status: String, count: Int?) {
    expectEqual(SystemCalls.allowedProcessorCount(inStatus: Array(status.utf8)), count)
  }

  @Test func thoseThatTheProcessMayUseAreCounted() {
    expectEqual(SystemCalls.processorCount, ProcessInfo.processInfo.activeProcessorCount)
  }
}
