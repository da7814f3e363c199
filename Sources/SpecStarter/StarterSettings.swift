import SearchModel
import SpecLoader

/// The index settings that names and values suggest.
struct StarterSettings {
  /// The mean length up to which texts are names or labels rather than prose.
  static let shortLength = 60
  private static let searchableLimit = 10
  private static let facetLimit = 20
  private static let rankingLimit = 2

  /// The attributes to search, best first, as paths.
  let searchableTexts: [[String]]
  /// The best text where the records themselves have none: a member of an object in them.
  let nestedTitle: [String]?
  let searchableAttributes: [String]
  let attributesForFaceting: [String]
  let customRanking: [String]
  /// The names of attributes at the top of records that are counted or ranked by.
  let prominent: (ranking: ExactSet, facets: ExactSet)
  /// A section of facet values, where one attribute is good for it.
  let facetSection: StarterFacetSection?
  let hierarchies: [StarterHierarchy]
  /// What a reader should decide, as sentences.
  let searchRemarks: [String]
  let facetRemarks: [String]
  let rankingRemark: String?

  init(_ statistics: ValueStatistics, leavingOut names: [String]) {
    let leaves = AttributeLeaf.leaves(of: statistics, leavingOut: names)
    let tiered = leaves.enumerated().compactMap { order, leaf in
      leaf.searchTier.map { (tier: $0, depth: leaf.components.count, order: order, leaf: leaf) }
    }
    .sorted { ($0.tier, $0.depth, $0.order) < ($1.tier, $1.depth, $1.order) }.map(\.leaf)
    let codes = leaves.filter(\.isUnsearchedCode)
    let texts = tiered.isEmpty ? codes : tiered
    let searched = texts.prefix(Self.searchableLimit)
    searchableTexts = searched.map(\.components)
    nestedTitle =
      searched.contains { $0.components.count == 1 }
      ? nil : searched.first { !$0.isList && !$0.isInList && !$0.isLong }?.components
    searchableAttributes = searched.map { $0.isLong && !$0.name.isTitle ? "unordered(\($0.path))" : $0.path }
    searchRemarks =
      Self.searchRemarks(codes, surplus: texts.dropFirst(Self.searchableLimit), areSearched: tiered.isEmpty)
      + Self.remarks(on: leaves.filter(\.isUnsearchedConstant), "since it is the same in all records")
      + Self.remarks(on: leaves.filter(\.isUnsearchedMixture), "since the values are of several types")
      + Self.remarks(
        onNames: AttributeLeaf.reservedNames(of: statistics, leavingOut: names),
        "since such names are for engines", "Rename them.")
      + Self.remarks(
        onNames: AttributeLeaf.unwritableNames(of: statistics, leavingOut: names),
        "since lists cannot have names with commas, parentheses, quotes or stars", "Rename them.")

    let facets = leaves.filter { $0.facetEntry != nil }.prefix(Self.facetLimit)
    attributesForFaceting = facets.compactMap(\.facetEntry)
    facetSection = StarterFacetSection(facets)
    hierarchies = StarterHierarchy.hierarchies(of: facets)
    facetRemarks = hierarchies.isEmpty ? leaves.compactMap(Self.pathRemark) : []

    let ranking = Self.ranking(leaves)
    customRanking = ranking.map { "desc(\($0.path))" }
    rankingRemark = Self.rankingRemark(ranking, among: leaves)
    prominent = (ExactSet(ranking.compactMap(\.components.first)), ExactSet(facets.compactMap(\.components.first)))
  }

  private static func ranking(_ leaves: [AttributeLeaf]) -> [AttributeLeaf] {
    let numbers = leaves.filter(\.canRank)
    let important = numbers.enumerated().compactMap { order, leaf in
      leaf.importance.map { (importance: $0, depth: leaf.components.count, order: order, leaf: leaf) }
    }
    .sorted { ($0.depth, $0.importance, $0.order) < ($1.depth, $1.importance, $1.order) }
    let chosen = important.isEmpty ? numbers.filter(\.name.isCount).prefix(1).map(\.self) : important.map(\.leaf)
    return Array(chosen.prefix(rankingLimit))
  }

  /// What is unsure about a ranking: numbers whose names say little, or numbers that might be what is looked for.
  private static func rankingRemark(_ ranking: [AttributeLeaf], among leaves: [AttributeLeaf]) -> String? {
    if let first = ranking.first {
      return first.name.isCount && first.importance == nil ? "A guess from the name." : nil
    }
    guard leaves.contains(where: { $0.canRank && !$0.name.isYear && !$0.name.isCoordinate }) else { return nil }
    return "No number is sure to say which records matter most. If one does, add customRanking: [desc(…)]."
  }

  private static func searchRemarks(
    _ codes: [AttributeLeaf], surplus: some Collection<AttributeLeaf>, areSearched: Bool
  ) -> [String] {
    var remarks: [String] = []
    if !codes.isEmpty {
      remarks.append(
        areSearched
          ? "The values look like codes, but there are no other texts."
          : "Left out, since the values look like codes: \(named(codes)). Add what people type.")
    }
    if !surplus.isEmpty { remarks.append("Left out, since there are many texts: \(named(surplus)).") }
    return remarks
  }

  private static func remarks(on leaves: [AttributeLeaf], _ reason: String) -> [String] {
    leaves.isEmpty ? [] : ["Left out, \(reason): \(named(leaves))."]
  }

  private static func remarks(onNames names: [String], _ reason: String, _ way: String) -> [String] {
    guard !names.isEmpty else { return [] }
    let some = names.prefix(5).map { YAMLText.value($0) }.joined(separator: ", ")
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return ["Left out, \(reason): \(some)\(rest). \(way)"]
  }

  private static func pathRemark(_ leaf: AttributeLeaf) -> String? {
    guard let separator = leaf.pathSeparator else { return nil }
    return "The values of \(named([leaf])) look like paths with \"\(separator)\". To choose level by level, give the "
      + "records an attribute for each level and name them in a hierarchical group of the section's filterState."
  }

  /// A few attributes as a comment can name them.
  private static func named(_ leaves: some Collection<AttributeLeaf>) -> String {
    let names = leaves.prefix(5).map { YAMLText.value($0.path) }
    return names.joined(separator: ", ") + (leaves.count > names.count ? " and \(leaves.count - names.count) more" : "")
  }
}
