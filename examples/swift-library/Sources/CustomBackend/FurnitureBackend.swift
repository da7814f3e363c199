import MultihitsKit

/// What the furniture backend is asked with.
struct FurnitureParameters: Sendable {
  var text: String
  var disjunctiveFacets: [String] = []
  var categories: [String] = []
}

/// What the furniture backend answers.
struct FurnitureResults: Sendable {
  var total: Int
  var pieces: [(name: String, category: String)]
  var categoryCounts: [(category: String, count: Int)]
}

/// A backend that knows nothing of Algolia: it maps requests to its parameters, and its results back.
struct FurnitureBackend: MappingSearchService {
  private static let stock = [
    ("Armchair", "chairs"), ("Rocking chair", "chairs"), ("Desk lamp", "lamps"), ("Oak desk", "tables"),
    ("Side table", "tables"), ("Dining table", "tables"),
  ]

  func map(query: SectionRequest) -> FurnitureParameters {
    FurnitureParameters(text: query.parameters.query)
  }

  func map(
    query: SectionRequest, disjunctiveFacets: [String], refinements: [String: [String]]
  ) -> FurnitureParameters {
    FurnitureParameters(
      text: query.parameters.query, disjunctiveFacets: disjunctiveFacets, categories: refinements["category"] ?? [])
  }

  func search(_ parameters: FurnitureParameters) async throws -> FurnitureResults {
    let matching = Self.stock.filter { parameters.text.isEmpty || $0.0.lowercased().contains(parameters.text) }
    let chosen = matching.filter { parameters.categories.isEmpty || parameters.categories.contains($0.1) }
    // Of a disjunctive facet all values are counted, of another one those of the chosen pieces.
    let counted = parameters.disjunctiveFacets.contains("category") ? matching : chosen
    let counts = ["chairs", "lamps", "tables"].map { category in
      (category: category, count: counted.count { $0.1 == category })
    }
    return FurnitureResults(
      total: chosen.count, pieces: chosen.map { (name: $0.0, category: $0.1) }, categoryCounts: counts)
  }

  func map(results: FurnitureResults) -> SearchResults {
    let hits = results.pieces.map { piece -> JSONObject in
      ["objectID": .string(piece.name), "name": .string(piece.name), "category": .string(piece.category)]
    }
    var counts: JSONObject = [:]
    for (category, count) in results.categoryCounts { counts[category] = .integer(count) }
    return SearchResults(nbHits: results.total, hits: hits, extraContent: ["facets": ["category": .object(counts)]])
  }
}
