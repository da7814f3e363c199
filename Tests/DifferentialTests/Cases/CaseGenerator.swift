import OrderedCollections
import SearchModel
import TestSupport

/// Makes random cases: an index, and questions that mostly have answers in it.
///
/// The same seed and numbers give the same cases, each by itself. Most indices have up to sixty records, some up to a
/// hundred and forty; of every sixty-seven one has a few hundred, one some thousand, one hundreds of different words,
/// and one a text of over a thousand words.
struct CaseGenerator {
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
  /// The attributes that records have, of all that generators know.
  private(set) var occurring: Set<String> = []

  /// Makes the index of a number.
  init(seed: Int, index number: Int) {
    self.seed = seed
    self.number = number
    random = SeededGenerator(seed: seed, stream: [number])
    makePool()
    switch number % 67 {
    case 10:
      makeRecords(count: random.number(170...220))
      addRareWords()
    case 20: makeRecords(count: random.number(200...350))
    case 40:
      isLarge = true
      makeRecords(count: random.number(1_050...3_100))
    case 60:
      makeRecords(count: random.number(1...12))
      addLongText()
    default: makeRecords(count: sizeOfIndex())
    }
    let known = Self.textAttributes + Self.facetAttributes + Self.orderAttributes + ["_tags", "_geoloc"]
    occurring = Set(known.filter { name in records.prefix(40).contains { !Self.values(name, of: $0).isEmpty } })
    makeSettings()
    makeSynonyms()
    index = ["records": .array(records.map(JSON.object)), "settings": .object(settings)]
    if !synonyms.isEmpty { index["synonyms"] = .array(synonyms) }
    if random.chance(0.3) { index["rules"] = .array(rules()) }
    if random.chance(0.12) { index["replica"] = replica() }
  }

  /// The case of the question of a number.
  ///
  /// - Parameter oracle: the index; a question that finds nothing in it is mostly drawn again.
  mutating func question(_ question: Int, of oracle: PlainIndex?) -> DifferentialCase {
    random = SeededGenerator(seed: seed, stream: [number, question + 1])
    var parameters: JSONObject = [:]
    for _ in 0..<3 {
      target = records.isEmpty ? [:] : random.one(of: records)
      parameters = makeParameters()
      guard let oracle, let run = try? PlainSearchRun(DifferentialCase.parameters(.object(parameters)), in: oracle),
        run.ranked.isEmpty, random.chance(0.8)
      else { break }
    }
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

  /// The values of an attribute of a record, as texts.
  static func values(_ attribute: String, of record: JSONObject) -> [JSON] {
    JSON.object(record).values(at: FieldPath(attribute))
  }

  /// Of several attributes one that the record to find has, most of the time.
  mutating func attributeOfTarget(_ names: [String]) -> String {
    let present = names.filter { !Self.values($0, of: target).isEmpty }
    return random.one(of: present.isEmpty || random.chance(0.07) ? names : present)
  }

  private mutating func sizeOfIndex() -> Int {
    switch random.number(0...99) {
    case 0...3: random.number(0...1)
    case 4...77: random.number(2...25)
    case 78...90: random.number(26...60)
    default: random.number(61...140)
    }
  }

  private mutating func facetSearch(_ facets: [String]) -> JSON {
    let attribute = random.chance(0.02) ? "undeclared" : attributeOfTarget(facets)
    let values = Self.values(attribute, of: target).compactMap(\.scalarText)
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
