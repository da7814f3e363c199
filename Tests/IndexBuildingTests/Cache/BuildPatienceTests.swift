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
    // Looks are 50 milliseconds apart.
    let steps = (1...200).map { patience.step(sign(1), at: .milliseconds(3_000 + $0 * 50)) }
    #expect(steps.dropLast().allSatisfy { $0 == .wait })
    expectEqual(steps.last, .giveUp)
  }

  @Test func timeInWhichNobodyLooksIsNotTheBuildersSilence() {
    var patience = BuildPatience(sign(0), at: .zero)
    expectEqual(patience.step(sign(0), at: .seconds(60)), .tell)
    expectEqual(patience.step(sign(0), at: .seconds(120)), .wait)
    expectEqual(patience.step(sign(1), at: .seconds(121)), .wait)
  }

  @Test func aSignThatCannotBeReadIsThatOfABuilderWithoutANumber() {
    #expect(BuildSign(descriptor: -1).processID == nil)
    expectEqual(BuildSign(processID: 12, number: 3).processID, 12)
  }
}
