import OrderedCollections
import SearchModel

/// The index settings that names and values suggest.
struct StarterSettings {
  /// The mean length up to which texts are names or labels rather than prose.
  static let shortLength = 60
  private static let searchableLimit = 10
  private static let facetLimit = 20
  private static let rankingLimit = 2

  /// The attributes to search, best first, as paths.
  let searchableTexts: [[String]]
  let searchableAttributes: [String]
  let attributesForFaceting: [String]
  let customRanking: [String]

  init(_ statistics: ValueStatistics, leavingOut names: [String]) {
    let leaves = AttributeLeaf.leaves(of: statistics, leavingOut: names)
    let ranked = leaves.enumerated().compactMap { order, leaf in
      leaf.searchTier.map { (tier: $0, depth: leaf.components.count, order: order, leaf: leaf) }
    }
    .sorted { ($0.tier, $0.depth, $0.order) < ($1.tier, $1.depth, $1.order) }
    .prefix(Self.searchableLimit)
    searchableTexts = ranked.map(\.leaf.components)
    searchableAttributes = ranked.map(\.leaf.path)
    attributesForFaceting = leaves.compactMap(\.facetEntry).prefix(Self.facetLimit).map(\.self)
    customRanking = Self.ranking(leaves)
  }

  private static func ranking(_ leaves: [AttributeLeaf]) -> [String] {
    let numbers = leaves.filter(\.canRank)
    let important = numbers.enumerated().compactMap { order, leaf in
      leaf.importance.map { (importance: $0, depth: leaf.components.count, order: order, leaf: leaf) }
    }
    .sorted { ($0.depth, $0.importance, $0.order) < ($1.depth, $1.importance, $1.order) }
    let chosen = important.isEmpty ? numbers.filter(\.name.isCount).prefix(1).map(\.self) : important.map(\.leaf)
    return chosen.prefix(rankingLimit).map { "desc(\($0.path))" }
  }
}
