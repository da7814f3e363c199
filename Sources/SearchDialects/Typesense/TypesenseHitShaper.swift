import Diagnostics
import SearchModel

/// Turns hits of Typesense into Algolia's.
final class TypesenseHitShaper {
  private let form: TypesenseHitForm
  private let marker: TypesenseMarker
  private var latest: TypesenseHitLayout?

  init(_ form: TypesenseHitForm, query: String) {
    self.form = form
    marker = TypesenseMarker(query: query, form: form.marks)
    latest = form.layouts.latest
  }

  /// A hit with its record's attributes, `objectID` first.
  func hit(_ hit: TypesenseReader) throws(SearchError) -> JSONObject {
    let document = try hit.member("document")
    let attributes = try document.members()
    let objectID = try document.text("id")
    let marks = try hit.optionalMember("highlight")?.members() ?? [:]
    let info = form.additions.contains(.rankingInfo) ? try rankingInfo(of: hit) : [:]
    return self.hit(attributes, objectID: objectID, marks: .tree(marks), rankingInfo: info)
  }

  /// A hit of a record.
  ///
  /// - Parameters:
  ///   - document: the record as the server has it.
  ///   - objectID: its id.
  ///   - marks: what matched in it.
  ///   - rankingInfo: what is said of its rank, where that is asked for.
  func hit(
    _ document: JSONObject, objectID: String, marks: TypesenseMarks, rankingInfo: JSONObject = [:]
  ) -> JSONObject {
    let layout = layout(of: document)
    var attributes = document
    if let id = layout.id { attributes[valueAt: id.server] = document[valueAt: id.own] }
    return layout.hit.mapPlaces { place in
      if place == 0 { return .string(objectID) }
      let place = place - 1
      guard place < layout.places.count else {
        let number = place - layout.places.count
        return .object(
          form.additions[number] == .rankingInfo
            ? rankingInfo : marker.results(at: layout.marked[number], of: attributes, marks: marks))
      }
      let value = attributes[valueAt: layout.places[place]]
      let located = place == layout.location ? Self.place(value) : value
      return form.retrieved.isEverything
        ? located : form.retrieved.part(of: located, named: attributes[layout.places[place]].key) ?? .null
    }
  }

  /// The attributes whose texts an addition shows with their matches.
  private func targets(of addition: TypesenseHitForm.Addition) -> [TypesenseMarker.Target] {
    switch addition {
    case .highlights: form.highlighted
    case .snippets: form.snippets
    case .rankingInfo: []
    }
  }

  /// What becomes of a record's attributes.
  private func layout(of document: JSONObject) -> TypesenseHitLayout {
    let isSimilar = latest?.document.sharesKeys(with: document) == true
    if isSimilar, form.retrieved.isEverything, let latest { return latest }
    let own = document.keys.firstIndex(of: Self.ownID)
    var (names, places, location) = (["objectID"], [Int](), Int?.none)
    for (place, (name, value)) in document.enumerated() where !isReplaced(name) {
      // The server's own name for the objectID, unless the record has an attribute of that name.
      if name == "id", own == nil { continue }
      let isLocation = name == TypesenseRequest.placeField
      guard form.retrieved.part(of: isLocation ? Self.place(value) : value, named: name) != nil else { continue }
      if isLocation { location = places.count }
      names.append(name)
      places.append(place)
    }
    if isSimilar, let latest, latest.places == places { return latest }
    names += form.additions.map(\.rawValue)
    let layout = TypesenseHitLayout(
      document: document, places: places, location: location,
      id: own.flatMap { own in document.keys.firstIndex(of: "id").map { (server: $0, own: own) } },
      hit: JSONObject(uncheckedUniqueKeys: names, values: names.map { _ in JSON.null }),
      marked: form.additions.map { TypesenseMarker.Places(of: targets(of: $0), in: document) })
    latest = layout
    form.layouts.latest = layout
    return layout
  }

  /// Whether hits have nothing, or something else, by the name of a record's attribute.
  private func isReplaced(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "_") else { return name == "objectID" }
    return name.hasPrefix(TypesenseField.hiddenPrefix) || form.additions.contains { $0.rawValue.hasSameBytes(as: name) }
  }

  /// The field in which an upload keeps a record's own attribute `id`.
  private static let ownID = TypesenseField.hiddenName(of: "id")

  /// A place as Algolia's records have it.
  private static func place(_ value: JSON) -> JSON {
    guard let elements = value.arrayValue else { return value }
    if elements.count == 2, elements.allSatisfy({ $0.doubleValue != nil }) {
      return ["lat": elements[0], "lng": elements[1]]
    }
    return .array(elements.map(place))
  }

  /// Typesense's ranking information for a hit, under Algolia's names where they mean the same.
  private func rankingInfo(of hit: TypesenseReader) throws(SearchError) -> JSONObject {
    var info: JSONObject = [:]
    if let details = try hit.optionalMember("text_match_info") {
      info["words"] = .integer(try details.count("tokens_matched"))
    }
    if let distances = try hit.optionalMember("geo_distance_meters") {
      info["geoDistance"] = try distances.members()[form.index.fieldName(of: TypesenseRequest.placeField)] ?? 0
    }
    if let score = hit.content?["text_match"] { info["textMatch"] = score }
    return info
  }
}
