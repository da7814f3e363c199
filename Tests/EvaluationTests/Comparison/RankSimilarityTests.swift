import RunFixtures
import TestSupport
import Testing

@testable import Evaluation

/// Overlap and rank-biased overlap against published values, another implementation, and what must hold of both.
struct RankSimilarityTests {
  /// Lists of ids, a letter each.
  private static func ids(_ letters: String) -> [String] { letters.map { "\($0)" } }

  /// The agreement at each depth of the two lists in figure 5 of Webber, Moffat and Zobel (2010).
  @Test(arguments: zip(1...7, [0.0, 0, 0.667, 0.5, 0.4, 0.333, 0.286]))
  func overlapIsThePublishedAgreement(depth: Int, agreement: Double) throws {
    let overlap = try #require(
      RankSimilarity.overlap(Self.ids("abcdefg"), Self.ids("zcavwxy"), atDepth: depth))
    #expect(abs(overlap - agreement) < 0.0005)
  }

  @Test(
    arguments: [
      ("abc", "abcdefghij", 10, 0.3), ("abc", "abc", 10, 1), ("abc", "cba", 10, 1), ("abc", "xyz", 10, 0),
      ("abc", "", 10, 0), ("abcd", "abxy", 2, 1), ("abcd", "abxy", 3, 2.0 / 3), ("aab", "ab", 2, 1),
    ] as [(String, String, Int, Double)])
  func overlapIsTheShareOfTheLongerList(left: String, right: String, depth: Int, expected: Double) {
    expectEqual(RankSimilarity.overlap(Self.ids(left), Self.ids(right), atDepth: depth), expected)
    expectEqual(RankSimilarity.overlap(Self.ids(right), Self.ids(left), atDepth: depth), expected)
  }

  /// What `RankingSimilarity.rbo_ext` of the Python package rbo 0.1.3 gives for p of 0.5, 0.9 and 0.98.
  private static let references: [(left: String, right: String, values: [Double])] = [
    ("abcde", "abcde", [1, 1, 1]),
    ("abc", "abcdefg", [1, 1, 1]),
    ("abcdefg", "zcavwxy", [0.136755952381, 0.288217285714, 0.288720160363]),
    ("abcdefghij", "abcdefghji", [0.999782986111, 0.995217031, 0.998109415505]),
    ("abcdefghij", "bacdefghij", [0.5, 0.9, 0.98]),
    ("a", "bcdea", [0.0125, 0.13122, 0.184473632]),
    ("ab", "xyzba", [0.040625, 0.280665, 0.373653224]),
    ("abcd", "wxyz", [0, 0, 0]),
    ("ohr", "otigqrmd", [0.713030133929, 0.492220626786, 0.463993072543]),
    ("rmpet", "ihsbjkgdot", [0.0001953125, 0.0387420489, 0.083374776213]),
    ("ac", "seqltfoj", [0, 0, 0]),
    ("qtjasm", "cstdhi", [0.080208333333, 0.268299, 0.319794504213]),
    ("fbgncq", "ojaskc", [0.005208333333, 0.098415, 0.150653466133]),
  ]

  @Test(arguments: references.indices)
  func rankBiasedOverlapIsThatOfAnotherImplementation(place: Int) throws {
    let reference = Self.references[place]
    for (p, expected) in zip([0.5, 0.9, 0.98], reference.values) {
      let value = try #require(
        RankSimilarity.rankBiasedOverlap(Self.ids(reference.left), Self.ids(reference.right), p: p))
      #expect(abs(value - expected) < 1e-11, "p = \(p): \(value) instead of \(expected)")
    }
  }

  /// By hand, with p = 0.5. A_1 = 0, A_2 = A_3 = 1: 0.5·0 + 0.25·1 + 0.125·1 + 0.125·1.
  @Test func aSwapAtTheTopCostsTheWeightOfTheFirstRank() {
    expectEqual(RankSimilarity.rankBiasedOverlap(["b", "a", "c"], ["a", "b", "c"], p: 0.5), 0.5)
  }

  /// By hand, with p = 0.5, s = 1 and l = 2: A_1 = 0; A_2 = (1 + 0)/2: 0.5·0 + 0.25·0.5 + 0.25·0.5.
  @Test func behindTheShorterListAgreementIsAssumed() {
    expectEqual(RankSimilarity.rankBiasedOverlap(["b"], ["a", "b"], p: 0.5), 0.25)
  }

  @Test func emptyListsHaveNothingToCompare() {
    #expect(RankSimilarity.overlap([], [], atDepth: 10) == nil)
    #expect(RankSimilarity.rankBiasedOverlap([], [], p: 0.9) == nil)
    expectEqual(RankSimilarity.rankBiasedOverlap(["a"], [], p: 0.9), 0)
  }

  @Test func aRepeatedIDCountsAtItsFirstPlace() {
    expectEqual(RankSimilarity.rankBiasedOverlap(["a", "a", "b"], ["a", "b", "b"], p: 0.9), 1)
  }

  @Test func measuresKeepTheirBoundsAndAreSymmetric() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for number in 0..<2_000 {
      let left = (0..<Int.random(in: 0...12, using: &random)).map { _ in "\(Int.random(in: 0...15, using: &random))" }
      let right = (0..<Int.random(in: 1...12, using: &random)).map { _ in "\(Int.random(in: 0...15, using: &random))" }
      let p = Double.random(in: 0.01..<1, using: &random)
      let note: Comment = "seed \(seed), case \(number): \(left), \(right), p = \(p)"
      let rbo = try #require(RankSimilarity.rankBiasedOverlap(left, right, p: p), note)
      let overlap = try #require(RankSimilarity.overlap(left, right, atDepth: 10), note)
      #expect((0...1).contains(rbo) && (0...1).contains(overlap), note)
      expectEqual(rbo, RankSimilarity.rankBiasedOverlap(right, left, p: p), note)
      expectEqual(overlap, RankSimilarity.overlap(right, left, atDepth: 10), note)
      expectEqual(RankSimilarity.rankBiasedOverlap(right, right, p: p), 1, note)
      expectEqual(RankSimilarity.rankBiasedOverlap(right, right.map { "x" + $0 }, p: p), 0, note)
      expectEqual((rbo == 0), Set(left).isDisjoint(with: right), note)
    }
  }
}
