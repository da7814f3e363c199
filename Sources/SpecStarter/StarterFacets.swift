import SearchModel

/// A section of facet values.
struct StarterFacetSection {
  /// The attribute as a path.
  let attribute: String
  /// The attribute's last name, in words.
  let title: String

  /// The attribute that people would rather choose from than from the others; nil when none is good.
  init?(_ facets: some Sequence<AttributeLeaf>) {
    let best = facets.enumerated().filter { $0.element.isSectionFacet }.min { first, second in
      (first.element.name.groupingRank ?? .max, first.offset) < (
        second.element.name.groupingRank ?? .max, second.offset
      )
    }
    guard let leaf = best?.element else { return nil }
    attribute = leaf.path
    let words = leaf.name.words.joined(separator: " ")
    title = words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// A tree of categories with an attribute for each level.
struct StarterHierarchy {
  let name: String
  /// The levels as paths, from the top.
  let attributes: [String]
  let separator: String

  /// The trees whose levels are `lvl0`, `lvl1` … without a gap, in order of first appearance.
  static func hierarchies(of facets: some Sequence<AttributeLeaf>) -> [StarterHierarchy] {
    var parents: [[String]] = []
    var levels: [[String]: [AttributeLeaf]] = [:]
    for leaf in facets where leaf.isLevel {
      let parent = Array(leaf.components.dropLast())
      if levels[parent] == nil { parents.append(parent) }
      levels[parent, default: []].append(leaf)
    }
    var used: ExactSet = []
    return parents.compactMap { parent in
      let name = IndexNames.unique(parent.last ?? "categories", separator: "-") { used.insert($0).inserted }
      return hierarchy(name, levels[parent] ?? [])
    }
  }

  private static func hierarchy(_ name: String, _ leaves: [AttributeLeaf]) -> StarterHierarchy? {
    let sorted = leaves.sorted { ($0.name.hierarchyLevel ?? .max) < ($1.name.hierarchyLevel ?? .max) }
    let levels = sorted.enumerated().prefix { $0.element.name.hierarchyLevel == $0.offset }.map(\.element)
    guard levels.count > 1 else { return nil }
    // The second level has the separator in all values, if the levels are full paths at all.
    guard let separator = levels[1].values.texts.separators.mostFrequent else { return nil }
    return StarterHierarchy(name: name, attributes: levels.map(\.path), separator: separator)
  }
}
