import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader

// The hit schemas of a spec beside the records that its sections search.
extension WorkspaceReading {
  /// Warns of records that do not fit the schema of a section which fails then: a warning for each field.
  ///
  /// A section with filters is not judged: they may keep such records away from it.
  ///
  /// - Parameter paths: what the records have; nil for too many names.
  /// - Complexity: O(size of the records) for each section of the index.
  func schemaWarnings(
    _ records: [Record], of index: IndexSpecification, paths: RecordPaths?
  ) -> [Diagnostic] {
    guard let specification = reading.specification else { return [] }
    return specification.modules.flatMap { module -> [Diagnostic] in
      guard case .hits(let hits) = module.content, let schema = hits.schema, hits.onInvalidHit == .fail,
        module.indexName.hasSameBytes(as: index.name), specification.isEmbedded(module),
        hits.filterGroups.isEmpty,
        !Self.hasFilters(index.settings.overlaid(with: specification.query).overlaid(with: module.query))
      else { return [] }
      return misfits(of: records, schema)
        // What no record has is warned of as a name.
        .filter { misfit in paths.map { $0[FieldPath(misfit.field)] != nil } ?? true }
        .map { misfit in warning(misfit, of: module) }
    }
  }

  /// Whether a section leaves records out whatever is searched.
  private static func hasFilters(_ parameters: SearchParameters) -> Bool {
    let areas = ["insideBoundingBox", "insidePolygon", "aroundLatLng", "aroundLatLngViaIP"]
    return (["filters"] + FilterListKind.parameters.map(\.name) + areas).contains {
      ![nil, .null, "", [], false].contains(parameters[$0])
    }
  }

  /// What is wrong with a field in some records.
  private struct Misfit {
    /// The path of the field in records.
    let field: String
    /// What is wrong in the first of them.
    let problem: HitSchemaProblem
    /// The first of them.
    let objectID: String
    /// How many records there are.
    var count = 1
  }

  private func misfits(of records: [Record], _ schema: HitSchema) -> [Misfit] {
    var found: [Misfit] = []
    var numbers: ExactDictionary<Int> = [:]
    let places = HitPlaces()
    for record in records {
      var members = record.attributes
      members["objectID"] = .string(record.objectID)
      var seen: ExactSet = []
      for problem in schema.decode(members, places).problems {
        let field = Self.field(of: problem)
        guard seen.insert(field).inserted else { continue }
        if let number = numbers[field] {
          found[number].count += 1
        } else {
          numbers[field] = found.count
          found.append(Misfit(field: field, problem: problem, objectID: record.objectID))
        }
      }
    }
    return found
  }

  /// The path of a problem without the numbers of list elements.
  private static func field(of problem: HitSchemaProblem) -> String {
    var field = ""
    var isInNumber = false
    for character in problem.path {
      if character == "[" { isInNumber = true }
      if !isInNumber { field.append(character) }
      if character == "]" { isInNumber = false }
    }
    return field
  }

  private func warning(_ misfit: Misfit, of module: ModuleSpecification) -> Diagnostic {
    let fields = reading.hitFields[module.id] ?? []
    let place = fields.first { $0.path.description.hasSameBytes(as: misfit.field) } ?? fields.first
    let others = misfit.count == 1 ? "" : " (and \((misfit.count - 1).counted("other")))"
    let range = place?.range ?? SourceRange(at: SourcePosition(line: 1, column: 1))
    return Diagnostic(
      .warning, code: "unfit-record", file: file, range: range,
      message: "the record \(Diagnostic.quoted(misfit.objectID))\(others) does not fit the hit schema of the section "
        + "\(Diagnostic.quoted(module.id)), which fails where it is found: \(misfit.problem)")
  }
}
