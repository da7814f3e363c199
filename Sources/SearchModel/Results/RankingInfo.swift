/// A place on the earth in degrees.
public struct LatLng: Sendable, Hashable {
  /// The latitude, positive in the north.
  public var lat: Double
  /// The longitude, positive in the east.
  public var lng: Double

  /// A place.
  public init(lat: Double, lng: Double) {
    self.lat = lat
    self.lng = lng
  }

  /// Reads Algolia's `lat,lng` form, nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace).prefix { !$0.isWhitespace } }
    guard parts.count == 2, let lat = Double(parts[0]), let lng = Double(parts[1]), lat.isFinite, lng.isFinite else {
      return nil
    }
    self.init(lat: lat, lng: lng)
  }
}

/// Why a hit has its rank. Source of the members: Algolia's `_rankingInfo`; missing numbers are 0, as in the Helper.
public struct RankingInfo: Sendable, Hashable {
  /// The members as received, including those without a property here.
  public let content: JSONObject

  /// How many typing errors the matched words have.
  public var nbTypos: Int { number("nbTypos") }
  /// The position of the first matched word in the searchable attributes.
  public var firstMatchedWord: Int { number("firstMatchedWord") }
  /// How far apart the matched words stand.
  public var proximityDistance: Int { number("proximityDistance") }
  /// The record's place in the order that no query changes, counted from its end: the last one has 0.
  public var userScore: Int { number("userScore") }
  /// The distance from the place searched around, in steps of the precision.
  public var geoDistance: Int { number("geoDistance") }
  /// The distance within which places count as equally near, in metres.
  public var geoPrecision: Int { number("geoPrecision") }
  /// How many words of the query are in the record in full and without a typing error.
  public var nbExactWords: Int { number("nbExactWords") }
  /// How many words of the query matched.
  public var words: Int { number("words") }
  /// The score of the optional filters that the record meets.
  public var filters: Int { number("filters") }
  /// The place of the record that is nearest to the place searched around, nil for other searches.
  public var matchedGeoLocation: LatLng? {
    guard let place = content["matchedGeoLocation"]?.objectValue, let lat = place["lat"]?.doubleValue,
      let lng = place["lng"]?.doubleValue
    else { return nil }
    return LatLng(lat: lat, lng: lng)
  }

  /// Reads a hit's `_rankingInfo`; nil unless it is an object.
  public init?(_ json: JSON) {
    guard let content = json.objectValue else { return nil }
    self.content = content
  }

  private func number(_ name: String) -> Int { content[name]?.integerValue ?? 0 }
}
