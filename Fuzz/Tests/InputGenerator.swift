import TestSupport

/// Makes inputs of a dictionary's words and of other inputs, the same ones each time.
struct InputGenerator {
  private var random: SeededGenerator
  private let words: [[UInt8]]
  private let seeds: [[UInt8]]

  /// - Parameters:
  ///   - seed: What tells one run from another.
  ///   - words: What inputs are made of.
  ///   - seeds: Inputs that are worth a beginning.
  init(seed: UInt64, words: [[UInt8]], seeds: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.words = words
    self.seeds = seeds
  }

  /// An input of at most some bytes.
  mutating func next(maximumLength: Int) -> [UInt8] {
    var input = seeds.isEmpty || below(2) == 0 ? soup() : seeds[below(seeds.count)]
    for _ in 0..<below(8) { change(&input) }
    return Array(input.prefix(maximumLength))
  }

  /// Words in a row, some of them with blanks between.
  private mutating func soup() -> [UInt8] {
    var input: [UInt8] = []
    for _ in 0..<below(40) {
      input += words.isEmpty ? [UInt8(truncatingIfNeeded: random.next())] : words[below(words.count)]
      if below(4) == 0 { input.append(below(4) == 0 ? 0x0A : 0x20) }
    }
    return input
  }

  private mutating func change(_ input: inout [UInt8]) {
    let start = below(input.count + 1)
    let end = min(start + below(8), input.count)
    switch below(5) {
    case 0: input.removeSubrange(start..<end)
    case 1: input.insert(contentsOf: input[start..<end], at: below(input.count + 1))
    case 2 where start < input.count: input[start] ^= 1 << UInt8(below(8))
    case 3 where start < input.count: input[start] = UInt8(truncatingIfNeeded: random.next())
    default: if !words.isEmpty { input.insert(contentsOf: words[below(words.count)], at: start) }
    }
  }

  private mutating func below(_ bound: Int) -> Int { bound > 1 ? Int(random.next() % UInt64(bound)) : 0 }
}
