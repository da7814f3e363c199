import SearchModel

extension CaseGenerator {
  /// Filters that the sections of an index choose again and again, so that rules may ask for them.
  mutating func makeFavourites() -> [Filter] {
    guard !records.isEmpty else { return [] }
    return (0..<3).map { _ in
      target = random.one(of: records)
      return facetFilter()
    }
  }

  /// The index with rules, some of the time, that see what a section chooses.
  mutating func index(withRulesFor favourites: [Filter]) -> JSONObject {
    guard !favourites.isEmpty, random.chance(0.4) else { return index }
    var index = index
    let rules = (0..<random.number(1...2)).map { number -> JSON in
      var condition: JSONObject = ["filters": .string(Filter(random.one(of: favourites).condition).description)]
      if random.chance(0.3) {
        condition["pattern"] = .string(word().filter { !"{}\\".contains($0) })
        condition["anchoring"] = condition["pattern"] == "" ? "is" : "contains"
      }
      return [
        "objectID": .string("section\(number)"), "conditions": [.object(condition)], "consequence": consequence([]),
      ]
    }
    index["rules"] = .array((index["rules"]?.arrayValue ?? []) + rules)
    return index
  }

  /// A section whose user has chosen values of facets.
  ///
  /// - Parameters:
  ///   - question: the number of the question whose parameters the section has.
  ///   - favourites: filters that are chosen often.
  mutating func section(_ question: Int, favourites: [Filter]) -> SectionRequest {
    let asked = self.question(question, of: nil)
    var request = SectionRequest(
      moduleID: "m", indexName: "test", parameters: DifferentialCase.parameters(asked.content["query"]))
    let declared = facetAttributes()
    if random.chance(0.7) {
      request.parameters["facets"] = random.chance(0.5) ? ["*"] : .texts(random.some(of: declared, 0.7))
    }
    request.filterGroups = (0..<random.one(0, 1, 1, 2, 3, 4)).map { group(named: "g\($0)", favourites) }
    request.disjunctiveFacets = random.some(of: declared, 0.3) + random.some(of: ["undeclared", "*"], 0.03)
    request.keepsSelectedEmptyFacets = random.chance(0.7)
    return request
  }

  private mutating func group(named name: String, _ favourites: [Filter]) -> FilterGroup {
    func filter(_ generator: inout CaseGenerator) -> Filter {
      favourites.isEmpty || generator.random.chance(0.75)
        ? generator.facetFilter() : generator.random.one(of: favourites)
    }
    switch random.number(0...9) {
    case 0...5:
      return FilterGroup(name: name, kind: .or, filters: (0..<random.number(1...3)).map { _ in filter(&self) })
    case 6, 7:
      let path = ["cat.lvl0", "cat.lvl1"].compactMap { Self.values($0, of: target).first?.stringValue }
      var refinement = HierarchicalRefinement(attributes: ["cat.lvl0", "cat.lvl1"])
      if let deepest = random.some(of: path, 0.7).last { refinement.select(deepest) }
      return FilterGroup(name: name, kind: .hierarchical(refinement))
    default:
      let filters = [filter(&self)] + (random.chance(0.4) ? [numericFilter()] : [])
      return FilterGroup(name: name, kind: .and, filters: filters)
    }
  }
}
