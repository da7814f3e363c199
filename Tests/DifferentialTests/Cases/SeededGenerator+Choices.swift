import TestSupport

extension SeededGenerator {
  /// A generator whose numbers have nothing to do with those of other numbers and seeds.
  init(seed: Int, stream: [Int]) {
    self.init(seed: seed)
    for number in stream {
      self = SeededGenerator(seed: Int(truncatingIfNeeded: next()) ^ number &* 0x5851_F42D_4C95_7F2D)
      self = SeededGenerator(seed: Int(truncatingIfNeeded: next()))
    }
  }

  /// Whether something happens that happens so often, from 0 to 1.
  mutating func chance(_ probability: Double) -> Bool { Double(next() >> 11) * 0x1p-53 < probability }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// One of several; the list is not empty.
  mutating func one<Element>(of list: [Element]) -> Element { list[number(0...list.count - 1)] }

  mutating func one<Element>(_ list: Element...) -> Element { one(of: list) }

  /// One of several, the first ones more often.
  mutating func early<Element>(of list: [Element]) -> Element {
    let unit = Double(next() >> 11) * 0x1p-53
    return list[min(Int(unit * unit * Double(list.count)), list.count - 1)]
  }

  /// Some of several, in their order.
  mutating func some<Element>(of list: [Element], _ probability: Double = 0.5) -> [Element] {
    list.filter { _ in chance(probability) }
  }

  /// A few of several, in any order, each once.
  mutating func few<Element>(of list: [Element], _ counts: ClosedRange<Int>) -> [Element] {
    Array(list.shuffled(using: &self).prefix(number(counts)))
  }
}
