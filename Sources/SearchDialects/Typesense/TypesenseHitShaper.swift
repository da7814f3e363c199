import SearchModel

/// Turns hits of Typesense into Algolia's.
struct TypesenseHitShaper {
  private let form: TypesenseHitForm
  private let marker: TypesenseMarker

  init(_ form: TypesenseHitForm, query: String) {
    self.form = form
    marker = TypesenseMarker(query: query, form: form.marks)
  }

  /// A hit with its record's attributes, `objectID` first.
  func hit(_ hit: TypesenseReader) throws(SearchError) -> JSONObject {
    let document = try hit.member("document")
    var attributes = try document.members()
    let objectID = try document.text("id")
    let marks = try hit.optionalMember("highlight")?.members() ?? [:]
    if let own = attributes[Self.ownID] { attributes["id"] = own }
    // The names of a record are all different, so that nothing has to be looked up while they are put together.
    var names = ["objectID"]
    var values = [JSON.string(objectID)]
    names.reserveCapacity(attributes.count + 4)
    values.reserveCapacity(attributes.count + 4)
    let hasOwnID = attributes[Self.ownID] != nil
    for (name, value) in attributes where name != "objectID" && !name.hasPrefix(TypesenseField.hiddenPrefix) {
      // The server's own name for the objectID, unless the record has an attribute of that name.
      if name == "id", !hasOwnID { continue }
      let value = name == TypesenseRequest.placeField ? Self.place(value) : value
      guard let part = form.retrieved.part(of: value, named: name) else { continue }
      names.append(name)
      values.append(part)
    }
    var shaped = JSONObject(uncheckedUniqueKeys: names, values: values)
    if !form.highlighted.isEmpty {
      shaped["_highlightResult"] = .object(marker.results(at: form.highlighted, of: attributes, marks: marks))
    }
    if !form.snippets.isEmpty {
      shaped["_snippetResult"] = .object(marker.results(at: form.snippets, of: attributes, marks: marks))
    }
    if form.hasRankingInfo { shaped["_rankingInfo"] = .object(try rankingInfo(of: hit)) }
    return shaped
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
