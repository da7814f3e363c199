import OrderedCollections
import SearchModel

/// Makes random cases: an index, and questions that mostly have answers in it.
///
/// The same seed and numbers give the same cases, each by itself.
struct CaseGenerator {
  /// How large indices are, and how often.
  struct Sizes: Sendable {
    /// Up to sixty records, some with three hundred and few with three thousand.
    static let all = Sizes(middling: 0.02, large: 0.004)
    /// Up to sixty records.
    static let small = Sizes(middling: 0, large: 0)

    let middling: Double
    let large: Double
  }

  var random: SeededGenerator
  /// The words that texts and queries are made of, those that occur most in front.
  var pool: [String] = []
  var records: [JSONObject] = []
  var settings: JSONObject = [:]
  var synonyms: [JSON] = []
  /// The text of the question at hand.
  var query = ""
  /// The record that the question at hand shall find.
  var target: JSONObject = [:]
  /// Whether the index has so many records that the counts of hits in the thousands matter.
  var isLarge = false

  private let seed: Int
  private let number: Int
  private(set) var index: JSONObject = [:]

  /// Makes the index of a number.
  init(seed: Int, index number: Int, sizes: Sizes = .all) {
    self.seed = seed
    self.number = number
    random = SeededGenerator(seed: seed, stream: number)
    makePool()
    makeRecords(sizes: sizes)
    makeSettings()
    makeSynonyms()
    index = ["records": .array(records.map(JSON.object)), "settings": .object(settings)]
    if !synonyms.isEmpty { index["synonyms"] = .array(synonyms) }
    if random.chance(0.3) { index["rules"] = .array(rules()) }
    if random.chance(0.12) { index["replica"] = replica() }
  }

  /// The case of the question of a number.
  mutating func question(_ question: Int) -> DifferentialCase {
    random = SeededGenerator(seed: seed, stream: number, question + 1)
    target = records.isEmpty ? [:] : random.one(of: records)
    let parameters = makeParameters()
    var content = index
    content["query"] = .object(parameters)
    let facets = facetAttributes(searchable: true)
    if !facets.isEmpty, random.chance(0.3) { content["facet"] = facetSearch(facets) }
    if random.chance(0.35) {
      var ids = [target["objectID"]?.stringValue ?? "1"]
      if !records.isEmpty { ids.append(random.one(of: records)["objectID"]?.stringValue ?? "") }
      if random.chance(0.1) { ids.append("absent") }
      content["explain"] = .texts(ids.prefix(random.number(1...3)).uniqued())
    }
    return DifferentialCase(content)
  }

  private mutating func facetSearch(_ facets: [String]) -> JSON {
    let attribute = random.chance(0.02) ? "undeclared" : random.one(of: facets)
    let values = Record(objectID: "", attributes: target).plainValues(at: FieldPath(attribute)).compactMap(\.scalarText)
    var text = random.chance(0.3) || values.isEmpty ? "" : random.one(of: values)
    if random.chance(0.4) { text = beginning(of: text) }
    if random.chance(0.2) { text = withTypo(text) }
    if random.chance(0.05) { text = word() }
    return [
      "attribute": .string(attribute), "facetQuery": .string(text),
      "maxFacetHits": .integer(random.chance(0.02) ? random.one(0, 101) : random.one(1, 2, 5, 10, 100)),
    ]
  }
}

extension JSON {
  static func texts(_ texts: some Sequence<String>) -> JSON { .array(texts.map(JSON.string)) }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of the first.
  func uniqued() -> [Element] { Array(OrderedSet(self)) }
}
