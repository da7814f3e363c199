import SearchModel
import TestSupport
import Testing

struct HierarchicalRefinementTests {
  private func refinement(_ path: [String] = []) -> HierarchicalRefinement {
    HierarchicalRefinement(attributes: ["c0", "c1", "c2"], path: path)
  }

  @Test(
    arguments: [
      ([], "A", ["A"]), ([], "A > B > C", ["A", "B", "C"]), (["A"], "A > B", ["A", "B"]),
      (["A", "B", "C"], "A > B > C", ["A", "B"]), (["A", "B"], "A > B", ["A"]), (["A"], "A", []),
      (["A", "B", "C"], "A", ["A"]), (["A", "B"], "D > E", ["D", "E"]), (["A", "B"], "", []), ([], "", []),
      ([], "A > B > C > D", ["A", "B", "C"]), (["A", "B", "C"], "A > B > C > D", ["A", "B"]), ([], "A>B", ["A>B"]),
      ([], "A > ", ["A", ""]), ([], "A >\u{301} B", ["A >\u{301} B"]),
    ])
  func selectionGoesToItsPlaceOrOneLevelUp(path: [String], key: String, expected: [String]) {
    var refinement = refinement(path)
    expectEqual(refinement.selecting(key).path, expected)
    refinement.select(key)
    expectEqual(refinement, self.refinement(expected))
  }

  @Test func selectionGivesThePathByPrefixes() {
    let chosen = refinement().selecting("A > B > C")
    expectEqual(chosen.keys, ["A", "A > B", "A > B > C"])
    expectEqual(chosen.key, "A > B > C")
    expectEqual(chosen.deepestFilter, Filter(attribute: "c2", stringValue: "A > B > C"))
    #expect(refinement().keys.isEmpty && refinement().key == nil)
  }

  @Test func pathIsNeverLongerThanTheAttributes() {
    var refinement = refinement(["A", "B", "C"])
    refinement.path.append("D")
    expectEqual(refinement.path, ["A", "B", "C"])
    refinement.attributes = ["c0"]
    expectEqual(refinement.deepestFilter, Filter(attribute: "c0", stringValue: "A"))
    refinement.attributes = []
    #expect(refinement.deepestFilter == nil)
    refinement.select("A")
    #expect(refinement.path.isEmpty)
  }

  @Test func separatorMayBeAnything() {
    let slashes = HierarchicalRefinement(attributes: ["c0", "c1"], separator: "/")
    expectEqual(slashes.selecting("A/B").path, ["A", "B"])
    let whole = HierarchicalRefinement(attributes: ["c0", "c1"], separator: "")
    expectEqual(whole.selecting("A > B").path, ["A > B"])
  }

  @Test(arguments: 1...40)
  func namesJoinToTheirKey(seed: Int) {
    var random = RandomValues(seed: seed)
    for _ in 0..<20 {
      let separator = random.hostileText(0...2)
      let key = (0..<random.int(1...4)).map { _ in random.hostileText() }.joined(separator: separator)
      let refinement = HierarchicalRefinement(attributes: ["a"], separator: separator)
      #expect(refinement.names(inKey: key).joined(separator: separator).utf8.elementsEqual(key.utf8))
    }
  }
}
