import SearchModel
import TestSupport
import Testing

struct PlainNumberTests {
  @Test(
    arguments: [
      (10, "10"), (-10, "-10"), (0.5, "0.5"), (-2.25, "-2.25"), (0, "0"), (-0.0, "0"), (1e16, "10000000000000000"),
      (1_581_008_937, "1581008937"), (1e22, "10000000000000000000000"), (-1e22, "-10000000000000000000000"),
      (1.5e22, "15000000000000000000000"), (1.5e-7, "0.00000015"), (-1.5e-7, "-0.00000015"), (1e-5, "0.00001"),
      (123_456_789_012_345.67, "123456789012345.67"), (0.1, "0.1"), (1.2345678901234567e19, "12345678901234567000"),
    ] as [(Double, String)])
  func numbersPrintWithoutExponent(value: Double, text: String) {
    expectEqual(PlainNumber(value).description, text)
  }

  @Test func integersAreExact() {
    expectEqual(PlainNumber("9007199254740993"), .integer(9_007_199_254_740_993))
    expectEqual(PlainNumber.integer(.min).description, "-9223372036854775808")
    expectEqual(PlainNumber("9223372036854775808"), .unsigned(1 << 63))
    expectEqual(PlainNumber("18446744073709551615")?.description, "18446744073709551615")
    #expect(
      PlainNumber.unsigned(7).description == "7"
        && Filter(attribute: "a", operator: .equal, value: .unsigned(7))
          == Filter(attribute: "a", operator: .equal, value: 7)
    )
    expectEqual(PlainNumber("10.0"), .integer(10))
    expectEqual(PlainNumber("-0.0"), .integer(0))
    expectEqual(PlainNumber("9223372036854775808.0"), .unsigned(1 << 63))
    expectEqual(PlainNumber("9007199254740993.00"), .integer(9_007_199_254_740_993))
    expectEqual(PlainNumber("-9007199254740993.0"), .integer(-9_007_199_254_740_993))
    expectEqual(PlainNumber("1e3"), .integer(1000))
  }

  @Test(arguments: [
    (PlainNumber.double(10), "10"), (.double(-0.0), "0"),
    (.double(.infinity), PlainNumber(.greatestFiniteMagnitude).description),
    (.double(-.infinity), PlainNumber(-.greatestFiniteMagnitude).description),
    (PlainNumber(.nan), PlainNumber(.greatestFiniteMagnitude).description), (3, "3"), (2.5, "2.5"),
  ])
  func whateverTheCaseItsTextReadsAsANumber(number: PlainNumber, text: String) {
    expectEqual(number.description, text)
    expectEqual(PlainNumber(text)?.description, text)
  }

  @Test(arguments: [
    "", "-", "+1", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "1-2", "--1", "0x10", "1_000", "1 ", "nan", "inf", "1e999",
    "٣", "1.2.3",
  ])
  func nothingElseIsANumber(text: String) {
    #expect(PlainNumber(text) == nil)
  }

  @Test(arguments: [
    ("18446744073709551616", 0x1p64), ("-9223372036854775809", -0x1p63),
    ("123456789012345678901234567890", 1.2345678901234568e29),
    ("1" + String(repeating: "0", count: 400), .greatestFiniteMagnitude),
    ("-" + String(repeating: "9", count: 400), -.greatestFiniteMagnitude),
  ])
  func longerIntegersAreTheNearestDouble(text: String, value: Double) {
    expectEqual(PlainNumber(text)?.doubleValue, value)
  }

  @Test(arguments: ["5e-324", "1.7976931348623157e308", "1e-300", "-0.001", "00012"])
  func numbersAreRead(text: String) throws {
    try expectEqual(#require(PlainNumber(text)).doubleValue, Double(text))
  }

  @Test(arguments: 1...20)
  func printedNumbersReadAsThemselves(seed: Int) throws {
    var random = RandomValues(seed: seed)
    for _ in 0..<50 {
      let number = PlainNumber(random.finiteDouble())
      let text = number.description
      #expect(text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D || $0 == 0x2E }, "\(text)")
      #expect(!text.hasSuffix(".0"))
      expectEqual(PlainNumber(text), number)
    }
  }
}
