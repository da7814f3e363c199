import SearchModel

/// How alike two rankings are: lists of ids, the best one first.
///
/// Both measures lie in 0…1, are symmetric, are 1 for equal lists and 0 for lists that share nothing. An id that a list
/// holds twice counts at its first place only. Two empty lists have nothing to compare, so that neither measure has a
/// value.
package enum RankSimilarity {
  /// The share of the first `depth` ids that both lists have: |A ∩ B| / max(|A|, |B|), A and B being the first `depth`
  /// ids of each list, or all of a shorter one.
  ///
  /// The longer of the two says how much could be shared. Three hits of which all stand among the other list's ten are
  /// 0.3, and two equal lists of three are 1.
  ///
  /// - Parameters:
  ///   - left: One ranking.
  ///   - right: The other one.
  ///   - depth: How many ids of each count, at least 1.
  /// - Returns: nil when both lists are empty.
  /// - Complexity: O(`depth`) for lists without repeated ids.
  package static func overlap(_ left: [String], _ right: [String], atDepth depth: Int) -> Double? {
    let left = distinct(left).prefix(max(depth, 1))
    let right = distinct(right).prefix(max(depth, 1))
    let longest = max(left.count, right.count)
    guard longest > 0 else { return nil }
    let leftIDs = Set(left)
    return Double(right.count { leftIDs.contains($0) }) / Double(longest)
  }

  /// Rank-biased overlap, extrapolated: RBO_EXT for lists of uneven length, equation 32 of William Webber, Alistair
  /// Moffat and Justin Zobel, "A similarity measure for indefinite rankings", ACM TOIS 28(4), 2010.
  ///
  /// Its terms are those of the paper put together by depth: the agreement at depth d counts (1-p)·p^(d-1), and the one
  /// at the end of the longer list, which is assumed to go on for ever, p^l. After the end of the shorter list, of
  /// length s, agreement is that of the ids at hand plus X_s·(d-s)/s, as if the missing ids agreed as much as those at
  /// hand. So a list that is a prefix of the other one has 1.
  ///
  /// - Parameters:
  ///   - left: One ranking.
  ///   - right: The other one.
  ///   - p: How far down a reader goes, from 0 to 1, both excluded: with 0.9 the first ten ranks have 86 % of the
  ///     weight.
  /// - Returns: nil when both lists are empty, 0 when one is.
  /// - Complexity: O(length of the lists).
  package static func rankBiasedOverlap(_ left: [String], _ right: [String], p: Double) -> Double? {
    let left = distinct(left)
    let right = distinct(right)
    let (short, long) = (min(left.count, right.count), max(left.count, right.count))
    guard long > 0 else { return nil }
    guard short > 0 else { return 0 }
    // What only one list has so far; an id that comes a second time comes from the other list.
    var alone: ExactSet = []
    var shared = 0
    var sharedByShort = 0
    var agreement = 0.0
    var power = 1.0
    var (sum, total) = (0.0, 0.0)
    for depth in 1...long {
      for list in [left, right] where depth <= list.count {
        if alone.remove(list[depth - 1]) != nil { shared += 1 } else { alone.insert(list[depth - 1]) }
      }
      if depth <= short { sharedByShort = shared }
      let assumed = Double(sharedByShort) * Double(max(depth - short, 0)) / Double(short)
      agreement = (Double(shared) + assumed) / Double(depth)
      sum += (1 - p) * power * agreement
      total += (1 - p) * power
      power *= p
    }
    sum += power * agreement
    total += power
    // The weights come to 1, but for rounding, which would make equal lists a little unequal.
    return min(sum / total, 1)
  }

  /// The list without the later ones of equal ids.
  static func distinct(_ ids: [String]) -> [String] {
    var seen: ExactSet = []
    return ids.filter { seen.insert($0).inserted }
  }
}
