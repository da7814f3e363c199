import Diagnostics
import SearchModel

/// Turns hits of Typesense into Algolia's.
struct TypesenseHitShaper {
  private let form: TypesenseHitForm
  private let marker: TypesenseMarker
  private var latest: (names: [String], object: JSONObject)?

  init(_ form: TypesenseHitForm, query: String) {
    self.form = form
    marker = TypesenseMarker(query: query, form: form.marks)
  }

  /// A hit with its record's attributes, `objectID` first.
  mutating func hit(_ hit: TypesenseReader) throws(SearchError) -> JSONObject {
    let document = try hit.member("document")
    var attributes = try document.members()
    let objectID = try document.text("id")
    let marks = try hit.optionalMember("highlight")?.members() ?? [:]
    if let own = attributes[Self.ownID] { attributes["id"] = own }
    var names = ["objectID"]
    var values = [JSON.string(objectID)]
    names.reserveCapacity(attributes.count + 4)
    values.reserveCapacity(attributes.count + 4)
    let hasOwnID = attributes[Self.ownID] != nil
    for (name, value) in attributes where !isReplaced(name) {
      // The server's own name for the objectID, unless the record has an attribute of that name.
      if name == "id", !hasOwnID { continue }
      let value = name == TypesenseRequest.placeField ? Self.place(value) : value
      guard let part = form.retrieved.part(of: value, named: name) else { continue }
      names.append(name)
      values.append(part)
    }
    for addition in form.additions {
      names.append(addition.rawValue)
      let value =
        switch addition {
        case .highlights: marker.results(at: form.highlighted, of: attributes, marks: marks)
        case .snippets: marker.results(at: form.snippets, of: attributes, marks: marks)
        case .rankingInfo: try rankingInfo(of: hit)
        }
      values.append(.object(value))
    }
    return object(names, values)
  }

  /// Whether hits have nothing, or something else, by the name of a record's attribute.
  private func isReplaced(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "_") else { return name == "objectID" }
    return name.hasPrefix(TypesenseField.hiddenPrefix) || form.additions.contains { $0.rawValue.hasSameBytes(as: name) }
  }

  /// An object of names that are all different. Hits that have those of the latest one share its list of names.
  private mutating func object(_ names: [String], _ values: [JSON]) -> JSONObject {
    if let latest, names.count == latest.names.count,
      zip(names, latest.names).allSatisfy({ $0.hasSameBytes(as: $1) })
    {
      var rest = values.makeIterator()
      return latest.object.mapValues { _ in rest.next() ?? .null }
    }
    let object = JSONObject(uncheckedUniqueKeys: names, values: values)
    latest = (names, object)
    return object
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
