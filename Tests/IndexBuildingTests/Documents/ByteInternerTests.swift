import TestSupport
import Testing

@testable import IndexBuilding

struct ByteInternerTests {
  @Test func equalBytesOfOneClassHaveOneNumber() {
    var random = SeededGenerator(seed: 3)
    var interner = ByteInterner(capacity: 16)
    var known: [[UInt8]: UInt32] = [:]
    for _ in 0..<20_000 {
      // Strings that share beginnings and ends, around the lengths where they are compared in another way.
      let length = [0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 24, 40].randomElement(using: &random) ?? 0
      let text = (0..<length).map { $0 % 5 == 0 ? UInt8.random(in: 0...3, using: &random) : UInt8($0) }
      let group = UInt32.random(in: 0...3, using: &random)
      let number = text.withUnsafeBytes { interner.intern($0, group: group).number }
      let expected = known[text + [UInt8(group)]] ?? UInt32(known.count)
      known[text + [UInt8(group)]] = expected
      expectEqual(number, expected)
      #expect(interner.bytes(of: Int(number)).elementsEqual(text))
    }
    expectEqual(interner.count, known.count)
    #expect(known.count > 1_000)
  }

  @Test func aStringIsNewOnce() {
    var interner = ByteInterner(capacity: 16)
    for number in 0..<100 {
      let (found, isNew) = Array("word \(number % 50)".utf8).withUnsafeBytes { interner.intern($0) }
      expectEqual(found, UInt32(number % 50))
      expectEqual(isNew, (number < 50))
    }
  }
}
