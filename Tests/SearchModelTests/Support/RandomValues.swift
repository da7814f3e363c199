import SearchModel
import TestSupport

/// Random values that a seed repeats; tests take seeds as arguments, so that a failure names its own.
struct RandomValues: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func bool() -> Bool { Bool.random(using: &self) }

  mutating func element<Element>(of elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }

  /// Any finite double: small, huge, subnormal, with few or many digits.
  mutating func finiteDouble() -> Double {
    if bool() { return Double(int(-1_000_000...1_000_000)) / element(of: [1, 4, 10, 1000], or: 1) }
    let value = Double(bitPattern: next())
    return value.isFinite ? value : 0.1
  }

  /// A text of what quoting, escaping and display get wrong.
  mutating func hostileText(_ lengths: ClosedRange<Int> = 0...8) -> String {
    var text = ""
    for _ in 0..<int(lengths) { text += element(of: Self.fragments, or: "x") }
    return text
  }

  private static let fragments = [
    "a", "B", "7", "-", ".", " ", "\"", "'", "\\", "\\\"", "(", ")", ":", "<", ">", "=", "!=", "<score=2>", " AND ",
    "OR",
    "NOT ", " TO ", "true", "\u{0}", "\u{1F}", "\t", "\n", "\r\n", "\u{7F}", "/", "é", "e\u{301}", "\u{301}", "ß", "東",
    "👨‍👩‍👧", "🇫🇷", "\u{10FFFF}", "\u{2028}", "\u{FEFF}", "\u{202E}", "_tags", "\\u0041", "{", "]", ",",
  ]
}
