import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings
@testable import IndexStore

struct ColumnImageTests {
  @Test(arguments: 1...20)
  func sectionsDoNotDependOnWhereSegmentsBegin(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let records = generator.records(150)
    let settings = generator.settings()
    let whole = try ColumnFixture(records, settings: settings, cuts: [])
    let cut = try ColumnFixture(records, settings: settings, cuts: [0, 1, 70, 70, 150])
    expectEqual(Set(whole.sections.keys), Set(cut.sections.keys), "seed \(seed)")
    for (name, bytes) in whole.sections { expectEqual(cut.sections[name], bytes, "seed \(seed), section \(name)") }
  }

  /// What a file says is never trusted: senseless answers are allowed, crashes are not.
  @Test(arguments: 1...150)
  func damagedSectionsNeverCrash(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([1, 64, 130]))
    var sections = fixture.sections
    for _ in 0...Int.random(in: 0...4, using: &generator.random) {
      guard let name = sections.keys.sorted().randomElement(using: &generator.random) else { continue }
      sections[name] = damaged(sections[name] ?? [], isJSON: name == "columns", &generator)
    }
    let table = ColumnFixture.table(over: sections, records: fixture.plain.records, ordinals: fixture.ordinals)
    use(table, of: fixture, &generator)
  }

  private func damaged(_ bytes: [UInt8], isJSON: Bool, _ generator: inout ColumnGenerator) -> [UInt8] {
    var bytes = bytes
    guard !bytes.isEmpty else { return [1, 2, 3] }
    switch Int.random(in: 0..<4, using: &generator.random) {
    case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator.random))
    case 1: bytes.append(contentsOf: [0xFF, 0, 7, 0xFF])
    case 2: bytes = bytes.map { _ in 0xFF }
    default:
      for _ in 0...3 {
        let place = Int.random(in: bytes.indices, using: &generator.random)
        // Digits of the directory keep it readable.
        let isDigit = (0x30...0x39).contains(bytes[place])
        guard !isJSON || isDigit else { continue }
        bytes[place] =
          isJSON
          ? UInt8.random(in: 0x30...0x39, using: &generator.random)
          : UInt8.random(in: 0...255, using: &generator.random)
      }
    }
    return bytes
  }

  private func use(_ table: ColumnTable, of fixture: ColumnFixture, _ generator: inout ColumnGenerator) {
    let documents = fixture.randomDocuments(&generator.random)
    for attribute in fixture.plain.faceting.attributes {
      _ = table.statistics(of: attribute, over: documents.set)
      guard let facet = table.facet(attribute) else { continue }
      _ = facet.facets(facet.counts(over: documents.set), by: .count, limit: 10)
      _ = facet.facets(facet.counts(over: documents.list), by: .alpha, limit: 10)
      _ = facet.textsByAppearance()
    }
    for order in fixture.plan.orders {
      let stored = table.order(order)
      for document in documents.list { _ = stored.key(of: document) }
    }
    for document in documents.list {
      _ = table.groups.group(of: document)
      table.places.forEachPlace(of: document) { _ = $0 }
    }
    for _ in 0..<5 {
      let query: SearchParameters = ["filters": .string(generator.filters(of: fixture.plain))]
      let options = SearchOptions(settings: fixture.plain.settings, query: query)
      let filter = DocumentFilter(
        ParsedFilters(query), options: options, numericAttributes: fixture.plain.numericAttributes, columns: table)
      _ = filter.passed(of: fixture.ordinals.count)
      var set = documents.set
      filter.restrict(&set)
      for document in documents.list { _ = filter.score(document) }
    }
  }

  @Test func numbersAtTooManyPathsAreFoundInTheDocuments() throws {
    let records = (0..<30).map { number in
      var attributes: JSONObject = ["last": .integer(number)]
      for path in 0..<100 { attributes["m\(number * 60 + path)"] = .integer(path) }
      return Record(objectID: String(number), attributes: attributes)
    }
    let fixture = try ColumnFixture(records, settings: [:], cuts: [11, 20])
    for path in stride(from: 0, to: 1_900, by: 13) { try check("m\(path) >= 50", fixture) }
    try check("last < 7", fixture)
    try check("nowhere < 7", fixture)
  }

  @Test func vectorsAreFoundInTheDocuments() throws {
    let records = (0..<200).map { number in
      let vector = (0..<64).map { (place: Int) -> JSON in .double(Double((number * 31 + place * 17) % 101) / 7) }
      return Record(objectID: String(number), attributes: ["v": .array(vector), "n": .integer(number)])
    }
    let fixture = try ColumnFixture(records, settings: ["customRanking": ["desc(n)"]], cuts: [100])
    for text in ["v > 14.2", "v:3 TO 3.1", "n >= 150", "NOT v = 5"] { try check(text, fixture) }
  }

  private func check(_ text: String, _ fixture: ColumnFixture) throws {
    let query: SearchParameters = ["filters": .string(text)]
    let options = SearchOptions(settings: [:], query: query)
    let plain = try PlainFilters(options: options, index: fixture.plain)
    let filter = DocumentFilter(
      ParsedFilters(query), options: options, numericAttributes: fixture.plain.numericAttributes, columns: fixture.table
    )
    let expected = fixture.ordinals.indices.filter { plain.accepts(fixture.ordinals[$0]) }.map { DocumentID($0) }
    expectEqual(filter.passed(of: fixture.ordinals.count), expected, "\(text)")
  }
}
