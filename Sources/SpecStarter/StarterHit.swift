import Diagnostics
import SearchModel
import SpecLoader

/// The hit schema that all records fit.
struct StarterHit {
  /// How many fields the schema names.
  private static let fieldLimit = 40
  /// How long the name of a field is; a YAML key has an upper limit.
  private static let nameLimit = 60
  /// Names that a hit has of itself.
  private static let reservedNames = [
    RecordIdentifier.defaultAttribute, "_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID",
  ]
  /// Attributes that serve filters and geo search.
  private static let functionalNames = ["_geoloc", "_tags"]
  /// The attributes that no hit schema names.
  static let leftOutNames = reservedNames + functionalNames

  let schema: HitSchema
  /// The attributes among ``functionalNames`` that the records have.
  let functionalAttributes: [String]
  /// How many attributes were left out because there are too many.
  let surplus: Int
  /// Whether there are still more attributes than were counted.
  let hasFurtherAttributes: Bool

  /// - Parameter title: the path of a text in an object that becomes a field of its own, before the others.
  init(_ statistics: ValueStatistics, leavingOut names: [String], title: [String]? = nil) {
    var fields = Self.fields(of: statistics, leavingOut: names)
    if let title, let field = Self.field(title, of: statistics, besides: fields) { fields.insert(field, at: 0) }
    schema = HitSchema(fields: Array(fields.prefix(Self.fieldLimit)))
    surplus = max(0, fields.count - Self.fieldLimit)
    hasFurtherAttributes = statistics.hasFurtherMembers
    functionalAttributes = Self.functionalNames.filter { statistics.members[$0] != nil }
  }

  /// The fields of objects, in order of first appearance.
  static func fields(of statistics: ValueStatistics, leavingOut names: [String]) -> [HitField] {
    let attributes = statistics.members.filter { name, _ in
      // A path has no way to write empty names, nor a backslash before a dot.
      !name.isEmpty && !names.contains(name)
        && FieldPath(FieldPath(components: [name]).description).components == [name]
    }
    // Names that stay as they are come first, so that none of them has to give way.
    var used = Set(reservedNames)
    for name in attributes.keys where fieldName(for: name).hasSameBytes(as: name) { used.insert(name) }
    return attributes.map { attribute, values in
      var name = fieldName(for: attribute)
      if !name.hasSameBytes(as: attribute) {
        name = IndexNames.unique(name, separator: "_") { used.insert($0).inserted }
      }
      return HitField(
        name: name, type: values.type(named: AttributeName(attribute)), path: FieldPath(components: [attribute]),
        isOptional: values.present < statistics.objects)
    }
  }

  /// The field of a text in an object.
  private static func field(_ path: [String], of statistics: ValueStatistics, besides others: [HitField]) -> HitField? {
    guard path.count == 2, let parent = statistics.members[path[0]], let values = parent.members[path[1]] else {
      return nil
    }
    let used = Set(reservedNames + others.map(\.name))
    let name = IndexNames.unique(fieldName(for: path[1]), separator: "_") { !used.contains($0) }
    return HitField(
      name: name, type: values.type(named: AttributeName(path[1])), path: FieldPath(components: path),
      isOptional: values.present < statistics.objects)
  }

  /// A name that prints and that no path misreads.
  private static func fieldName(for attribute: String) -> String {
    var name = ""
    for scalar in attribute.unicodeScalars.prefix(nameLimit) {
      name.unicodeScalars.append(scalar != "." && YAMLText.isPrintable(scalar) ? scalar : "_")
    }
    name = name.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    return name.isEmpty ? "field" : name
  }
}
