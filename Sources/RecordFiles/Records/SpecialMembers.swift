import Diagnostics
import SearchModel

/// The members of a record that have a meaning of their own: its places and its tags.
///
/// What they hold in another form is left out of searches by place or tag without a word, so the form is checked when
/// records are read.
enum SpecialMembers {
  /// What is wrong with a member.
  struct Problem {
    let code: String
    let message: String
  }

  private static let places = "_geoloc"
  private static let tags = "_tags"
  private static let form = #"places are written {"lat": 48.1, "lng": 11.5}"#
  /// Other names that people give latitudes and longitudes.
  private static let latitudeNames: ExactSet = ["lat", "latitude"]
  private static let longitudeNames: ExactSet = ["lng", "lon", "long", "longitude"]

  /// Whether a member of a record has a meaning of its own.
  static func contains(_ name: String) -> Bool { name == places || name == tags }

  /// What is wrong with the members of a record.
  static func problems(in members: JSONObject, of objectID: String) -> [Problem] {
    [
      members[places].flatMap { problem(withPlaces: $0, of: objectID) },
      members[tags].flatMap { problem(withTags: $0, of: objectID) },
    ].compactMap { $0 }
  }

  private static func problem(withPlaces value: JSON, of objectID: String) -> Problem? {
    let name = "\(Diagnostic.quoted(places)) of \(Diagnostic.quoted(objectID))"
    func problem(_ subject: String, _ reason: String) -> Problem {
      Problem(code: "unfit-place", message: "\(subject) is no place: \(reason)")
    }
    guard case .array(let items) = value else {
      return value == .null ? nil : reason(against: value).map { problem(name, $0) }
    }
    if !items.isEmpty, items.allSatisfy({ $0.doubleValue != nil }) {
      return problem(name, "numbers do not say which is the latitude; \(form)")
    }
    for (index, item) in items.enumerated() {
      if let reason = reason(against: item) { return problem("item \(index + 1) of \(name)", reason) }
    }
    return nil
  }

  /// Why a value is no place; nil when it is one.
  private static func reason(against value: JSON) -> String? {
    guard case .object(let members) = value else { return "it is \(value.typeName); \(form)" }
    if members["coordinates"] != nil, members["lat"] == nil, members["lng"] == nil {
      return "it is GeoJSON, in which the longitude comes first; \(form)"
    }
    let faults = [
      fault(of: "lat", in: members, calledAlso: latitudeNames),
      fault(of: "lng", in: members, calledAlso: longitudeNames),
    ].compactMap { $0 }
    guard faults.isEmpty else { return faults.joined(separator: ", and ") }
    guard let latitude = members["lat"], let longitude = members["lng"] else { return nil }
    return reason(against: latitude, longitude)
  }

  private static func fault(of name: String, in members: JSONObject, calledAlso others: ExactSet) -> String? {
    if let value = members[name] {
      return value.doubleValue == nil ? "\(Diagnostic.quoted(name)) must be a number, found \(value.typeName)" : nil
    }
    if let other = members.keys.first(where: { others.contains($0.lowercased()) }) {
      return "\(Diagnostic.quoted(other)) should be \(Diagnostic.quoted(name))"
    }
    return "\(Diagnostic.quoted(name)) is missing"
  }

  /// Why two numbers are no place.
  private static func reason(against latitude: JSON, _ longitude: JSON) -> String? {
    func isWithin(_ value: JSON, _ limit: Double) -> Bool { value.doubleValue.map { abs($0) <= limit } ?? false }
    guard isWithin(latitude, 90) else {
      let areSwapped = isWithin(latitude, 180) && isWithin(longitude, 90)
      return "the latitude \(latitude.text().visiblyShort) is not between -90 and 90"
        + (areSwapped ? "; perhaps it is the longitude" : "")
    }
    guard isWithin(longitude, 180) else {
      return "the longitude \(longitude.text().visiblyShort) is not between -180 and 180"
    }
    return nil
  }

  private static func problem(withTags value: JSON, of objectID: String) -> Problem? {
    func problem(_ found: JSON, in list: String) -> Problem {
      Problem(
        code: "unfit-tags",
        message: "\(Diagnostic.quoted(tags)) of \(Diagnostic.quoted(objectID)) must be a text or a list of texts, "
          + "found \(found.typeName)\(list)")
    }
    switch value {
    case .null, .string: return nil
    case .array(let items): return items.first { $0.stringValue == nil }.map { problem($0, in: " in the list") }
    default: return problem(value, in: "")
    }
  }
}

extension String {
  /// The beginning of a text of ASCII that may be without end.
  fileprivate var visiblyShort: String { count > 24 ? prefix(24) + "…" : self }
}
