import TestSupport
import Testing

@testable import IndexBuilding

/// How long a builder is waited for.
struct BuildPatienceTests {
  private func sign(_ number: Int) -> BuildSign { BuildSign(processID: 7, number: number) }

  @Test func aWaitIsToldOnceWhenItLasts() {
    var patience = BuildPatience(sign(0), at: .zero)
    expectEqual(patience.step(sign(0), at: .milliseconds(1_999)), .wait)
    expectEqual(patience.step(sign(1), at: .seconds(2)), .tell)
    expectEqual(patience.step(sign(1), at: .seconds(3)), .wait)
  }

  @Test func aBuilderThatGivesSignsIsWaitedForWithoutLimit() {
    var patience = BuildPatience(sign(0), at: .zero)
    let steps = (1...3_600).map { patience.step(sign($0), at: .seconds($0)) }
    #expect(!steps.contains(.giveUp))
  }

  @Test func aBuilderThatGivesNoSignIsGivenUp() {
    var patience = BuildPatience(sign(0), at: .zero)
    expectEqual(patience.step(sign(1), at: .seconds(3)), .tell)
    expectEqual(patience.step(sign(1), at: .milliseconds(7_999)), .wait)
    expectEqual(patience.step(sign(1), at: .seconds(8)), .giveUp)
  }

  @Test func aSignThatCannotBeReadIsThatOfABuilderWithoutANumber() {
    #expect(BuildSign(descriptor: -1).processID == nil)
    expectEqual(BuildSign(processID: 12, number: 3).processID, 12)
  }
}
