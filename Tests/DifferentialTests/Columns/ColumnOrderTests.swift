import EmbeddedBackend
import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

struct ColumnOrderTests {
  @Test(arguments: 1...60)
  func placesAreThoseOfThePlainIndex(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let records = generator.records(generator.pick([0, 1, 64, 300, 500]))
    let settings = generator.settings()
    let cuts = [records.count / 3, records.count / 2]
    let fixture = try ColumnFixture(records, settings: settings, cuts: cuts)
    let merger = try ColumnMerger(fixture.plan, ColumnFixture.segments(of: records, fixture.plan, cuts: cuts))
    let others = (0..<3).compactMap { _ in AttributeOrder(generator.order()) }
    for order in fixture.plan.orders + others {
      let note: Comment = "seed \(seed), \(order.text)"
      let plain = PlainSortOrder(order, records: records)
      let stored = fixture.table.order(order)
      for (document, record) in fixture.ordinals.enumerated() {
        expectEqual(stored.key(of: DocumentID(document)), plain.places[record], note)
      }
      guard fixture.plan.orders.contains(order) else { continue }
      let places = plain.places.map { $0 == PlainSortOrder.missing ? UInt32.max : UInt32($0) }
      try expectEqual(merger.places(in: order), places, note)
    }
  }

  @Test(arguments: 1...40)
  func documentsAreNumberedAsThePlainIndexRanksRecords(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    var records = generator.records(generator.pick([1, 64, 300]))
    // The builder reads the identifier from there, too.
    for number in records.indices { records[number].attributes["objectID"] = nil }
    let settings = generator.settings()
    let plain = try PlainIndex(
      name: "columns", records: records, settings: settings, synonyms: [], rules: .none, relevantSort: nil)
    let view = try EmbeddedIndex(
      name: "columns", records: records, settings: settings, synonyms: [], rules: .none, relevantSort: nil
    ).view
    let ranked = records.indices.sorted { plain.staticRanks[$0] < plain.staticRanks[$1] }
    expectEqual(
      records.indices.map { view.documents.objectID(DocumentID($0)) }, ranked.map { records[$0].objectID },
      "seed \(seed)")
    expectEqual(
      records.indices.map { Int(view.idPlace(of: DocumentID($0))) }, ranked.map { plain.idPlaces[$0] },
      "seed \(seed)")
  }

  @Test(arguments: 1...60)
  func groupsAreThoseOfThePlainIndex(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([0, 1, 64, 300]))
    guard !fixture.plain.groups.isEmpty else { return }
    var pairs: [Int: Int] = [:]
    for (document, record) in fixture.ordinals.enumerated() {
      let group = fixture.table.groups.group(of: DocumentID(document))
      let known = pairs.updateValue(fixture.plain.groups[record], forKey: group)
      #expect(known == nil || known == fixture.plain.groups[record], "seed \(seed), record \(record)")
    }
    expectEqual(Set(pairs.values).count, pairs.count, "seed \(seed)")
    expectEqual(pairs.count, Set(fixture.plain.groups).count, "seed \(seed)")
  }

  @Test(arguments: 1...60)
  func placesOnEarthAreThoseOfTheRecords(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([0, 1, 64, 200]))
    for _ in 0..<6 {
      let values = generator.places()
      let (plain, geo) = (PlainGeoSearch(values), GeoSearch(values))
      for (document, number) in fixture.ordinals.enumerated() {
        let record = fixture.plain.records[number]
        let note: Comment = "seed \(seed), record \(number), \(values)"
        var places: [Place] = []
        fixture.table.places.forEachPlace(of: DocumentID(document)) { places.append($0) }
        expectEqual(places, Place.places(of: record), note)
        var nearest: NearestPlace?
        let isInside = geo.accepts(DocumentID(document), in: fixture.table.places, nearest: &nearest)
        expectEqual(isInside, plain.accepts(record), note)
        let expected = plain.nearest(of: record)
        #expect(nearest?.place == expected?.place && nearest?.distance == expected?.distance, note)
        expectEqual(nearest?.bucket, expected?.bucket, note)
      }
    }
  }
}

extension ColumnGenerator {
  /// Parameters that look somewhere.
  fileprivate mutating func places() -> SearchParameters {
    let latitude = Double.random(in: -90...90, using: &random)
    let longitude = Double.random(in: -180...180, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ["insideBoundingBox": [[.double(latitude), .double(longitude), 0, 20]]]
    case 1: return ["insidePolygon": [[0, 0, .double(latitude), .double(longitude), 40, -20]]]
    case 2: return ["aroundLatLng": .string("\(latitude), \(longitude)"), "aroundRadius": "all"]
    case 3: return ["aroundLatLng": .string("\(latitude), \(longitude)")]
    default:
      let metres = Int.random(in: 0...9_000_000, using: &random)
      return ["aroundLatLng": .string("\(latitude), \(longitude)"), "aroundRadius": .integer(metres)]
    }
  }
}
