import SearchDialects
import SearchModel

/// Turns records into documents of a collection.
struct TypesenseDocuments {
  private let markedFields: [(path: FieldPath, mark: String)]
  private let isPlaceList: Bool

  init(_ schema: TypesenseSchema) {
    markedFields = schema.markedFields.map { path in
      (FieldPath(path), TypesenseMissing.mark(of: TypesenseSchema.fieldName(of: path)))
    }
    isPlaceList = schema.isPlaceList
  }

  /// A document: the record with its id as `id`, and the fields of the upload's own.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - rank: how many records come after it in the order of the custom ranking.
  func document(_ record: JSONObject, rank: Int) -> JSON {
    var document: JSONObject = [
      "id": record["objectID"] ?? "", TypesenseField.hiddenName(of: "rank"): .integer(rank),
    ]
    for (name, value) in record where name != "objectID" {
      document[TypesenseSchema.fieldName(of: name)] = value
    }
    if let value = record["_geoloc"], let places = Self.places(in: value) {
      let points = places.map { JSON.array([.double($0.lat), .double($0.lng)]) }
      document[TypesenseField.hiddenName(of: "_geoloc")] =
        isPlaceList ? .array(points) : points.first
    }
    if !markedFields.isEmpty {
      let attributes = JSON.object(record)
      let marks = markedFields.filter { attributes.value(at: $0.path) ?? .null == .null }.map { JSON.string($0.mark) }
      document[TypesenseMissing.fieldName] = .array(marks)
    }
    return .object(document)
  }

  /// The places that a value of `_geoloc` holds, nil when it is no place.
  static func places(in value: JSON) -> [LatLng]? {
    if let elements = value.arrayValue {
      let places = elements.compactMap(place)
      return places.isEmpty || places.count < elements.count ? nil : places
    }
    return place(value).map { [$0] }
  }

  private static func place(_ value: JSON) -> LatLng? {
    guard let lat = value.objectValue?["lat"]?.doubleValue, let lng = value.objectValue?["lng"]?.doubleValue,
      (-90...90).contains(lat), (-180...180).contains(lng)
    else { return nil }
    return LatLng(lat: lat, lng: lng)
  }
}
