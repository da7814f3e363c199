import SearchModel

/// Infers a first spec from records.
package enum StarterSpec {
  /// The text of a spec with one section of hits for each record file, and one of facet values where an attribute is
  /// good for it: commented, valid, and with settings that find something.
  ///
  /// Every record fits the inferred hit schema. Settings are guesses from names and values.
  ///
  /// - Parameters:
  ///   - indices: The record files, in the order of their sections.
  ///   - file: The name that the spec's comments call the spec by.
  /// - Returns: YAML that ends with a line feed; the same bytes for the same input.
  /// - Throws: ``StarterSpecError`` when there is no file, or one has no records.
  /// - Complexity: O(*values of all records*).
  package static func text(
    for indices: [StarterIndex], file: String = "search.yaml"
  ) throws(StarterSpecError) -> String {
    guard !indices.isEmpty else { throw StarterSpecError(path: nil, message: "there is no record file to start from") }
    var names = IndexNames()
    var sections: [StarterSection] = []
    // The sections of files have the shorter names.
    let indexNames = indices.map { names.name(for: $0.path) }
    for (index, name) in zip(indices, indexNames) {
      var section = try StarterSection(index, name: name)
      section.facetID = section.settings.facetSection.map { names.id(for: $0.title, of: name) }
      sections.append(section)
    }
    var writer = StarterWriter(specFile: file)
    return writer.text(of: sections)
  }
}

/// What is known about one record file: all that the spec says about it.
struct StarterSection {
  let name: IndexNames.Name
  let path: String
  /// Where in the file the records are, as a path.
  let list: String
  let recordCount: Int
  let identifier: RecordIdentifier
  let hit: StarterHit
  let settings: StarterSettings
  let display: StarterDisplay?
  /// The id of the section of facet values, if there is one.
  var facetID: String?

  /// Whether the records are features of GeoJSON, whose places no search knows.
  let hasShapes: Bool

  private static func hasShapes(_ statistics: ValueStatistics) -> Bool {
    guard let geometry = statistics.members["geometry"], statistics.members["_geoloc"] == nil else { return false }
    return geometry.members["coordinates"] != nil && geometry.members["type"] != nil
  }

  /// Whether the records are queries that people can choose, by the file's name and the records' `query`.
  var holdsSuggestions: Bool {
    AttributeName(name.id).words.contains { $0 == "suggestion" || $0 == "suggestions" }
      && hit.schema.fields.contains(HitField(name: "query", type: .string))
  }

  init(_ index: StarterIndex, name: IndexNames.Name) throws(StarterSpecError) {
    guard !index.records.isEmpty else {
      throw StarterSpecError(path: index.path, message: "the file has no records to infer a spec from")
    }
    self.name = name
    path = index.path
    list = index.list
    recordCount = index.records.count
    identifier = RecordIdentifier(of: index)
    var statistics = ValueStatistics()
    for record in index.records { statistics.add(.object(record)) }
    hasShapes = Self.hasShapes(statistics)
    let leftOut =
      StarterHit.leftOutNames + (identifier.isLeftOut ? FieldPath(identifier.attribute).components.prefix(1) : [])
    settings = StarterSettings(statistics, leavingOut: leftOut)
    hit = StarterHit(statistics, leavingOut: leftOut, title: settings.nestedTitle)
    display = StarterDisplay(hit, settings, statistics)
  }
}
