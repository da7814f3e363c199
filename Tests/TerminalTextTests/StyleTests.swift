import TerminalText
import TestSupport
import Testing

struct StyleTests {
  @Test func stylesCombineInAFixedOrder() {
    let styler = Styler(isEnabled: true)
    expectEqual(styler.apply(.bold, to: "x"), "\u{1B}[1mx\u{1B}[0m")
    expectEqual(styler.apply([.red, .bold], to: "x"), "\u{1B}[1;31mx\u{1B}[0m")
    expectEqual(styler.apply([], to: "x"), "x")
    #expect(styler.apply(.bold, to: "").isEmpty)
  }

  @Test func disabledStylerLeavesTheTextAlone() {
    expectEqual(Styler.plain.apply([.bold, .cyan], to: "x"), "x")
  }

  @Test(arguments: [
    (ColorMode.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
    (.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, false, ["CLICOLOR_FORCE": ""], false),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
    (.auto, true, ["CLICOLOR": "0"], false),
    (.auto, true, ["CLICOLOR": "1"], true),
  ])
  func colorFollowsModeThenEnvironmentThenTerminal(
    mode: ColorMode, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    expectEqual(usesColor(mode: mode, isTerminal: isTerminal, environment: environment), expected)
  }
}
