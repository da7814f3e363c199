import FileSystem
import Testing

struct ProcessLimitsTests {
  @Test(arguments: [0, 1, 4, 16])
  func threadsCanBeStartedWhereTheSystemHasSome(count: Int) {
    #expect(ProcessLimits.canStart(threads: count))
  }

  @Test func addressSpaceIsFreeUpToSomeSize() {
    #expect(ProcessLimits.hasFreeAddressSpace(1 << 20))
    // More than processors of today address.
    #expect(!ProcessLimits.hasFreeAddressSpace(1 << 60))
  }
}
