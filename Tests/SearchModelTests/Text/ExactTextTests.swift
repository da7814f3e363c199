import SearchModel
import TestSupport
import Testing

/// Dictionaries and sets of texts that differ when their bytes do.
struct ExactTextTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  @Test func textsThatUnicodeTakesForEqualAreTwoKeys() {
    var values: ExactDictionary = [Self.composed: 1, Self.decomposed: 2]
    #expect(values.count == 2 && values[Self.composed] == 1 && values[Self.decomposed] == 2)
    values.removeValue(forKey: Self.composed)
    #expect(values[Self.composed] == nil && values[Self.decomposed] == 2)
    let set: ExactSet = [Self.composed]
    #expect(set.contains(Self.composed) && !set.contains(Self.decomposed))
    #expect(set != [Self.decomposed] && set.union([Self.decomposed]).count == 2)
  }

  @Test func pairsKeepTheirOrderAndSetsHaveNone() {
    expectEqual(Array((["b": 1, "a": 2] as ExactDictionary).keys), ["b", "a"])
    #expect((["b": 1, "a": 2] as ExactDictionary) != ["a": 2, "b": 1])
    expectEqual((["b", "a"] as ExactSet), ["a", "b"])
  }

  @Test func jsonComparesTextsByTheirBytes() {
    #expect(JSON.string(Self.composed) != JSON.string(Self.decomposed))
    #expect(JSON.object([Self.composed: 1]) != JSON.object([Self.decomposed: 1]))
    expectEqual(Set([JSON.string(Self.composed), JSON.string(Self.decomposed)]).count, 2)
  }

  @Test func descriptionsAreThoseOfSwiftsCollections() {
    expectEqual("\(["a", "b"] as ExactSet)", #"["a", "b"]"#)
    expectEqual("\(["a": 1, "b": 2] as ExactDictionary)", #"["a": 1, "b": 2]"#)
    expectEqual("\(ExactDictionary<Int>())", "[:]")
  }
}
