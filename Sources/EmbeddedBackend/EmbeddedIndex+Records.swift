public import EmbeddedEngine
import IndexBuilding
public import IndexSettings
import IndexStore
public import SearchModel

extension EmbeddedIndex {
  /// Builds an index in memory.
  ///
  /// - Parameters:
  ///   - name: the index's name.
  ///   - records: the records, `objectID`s unique.
  ///   - settings: Algolia's index settings.
  ///   - synonyms: words that searches treat as equal; of equal `objectID`s each counts.
  ///   - rules: the index's rules and the time that their validity is compared with.
  /// - Throws: ``SearchError`` with the code `badRequest` when a setting is unknown, misplaced or malformed, or when a
  ///   rule asks for what the settings do not allow.
  /// - Complexity: linear in the text of the records, apart from sorting.
  public convenience init(
    name: String, records: [Record], settings: SearchParameters, synonyms: [Synonym] = [], rules: RuleSet = .none
  ) throws(SearchError) {
    try self.init(
      name: name, records: records, settings: settings, synonyms: synonyms, rules: rules, relevantSort: nil)
  }

  /// Builds an index in memory that may be a replica.
  ///
  /// - Parameters:
  ///   - name: the index's name.
  ///   - records: the records, `objectID`s unique.
  ///   - settings: the settings; for a replica those that ``Replica/settings(own:primary:)`` makes.
  ///   - synonyms: words that searches treat as equal; of equal `objectID`s each counts.
  ///   - rules: the index's rules and the time that their validity is compared with.
  ///   - relevantSort: the order of a virtual replica.
  /// - Throws: ``SearchError`` with the code `badRequest`, as for an index that is no replica.
  package convenience init(
    name: String, records: [Record], settings: SearchParameters, synonyms: [Synonym] = [], rules: RuleSet = .none,
    relevantSort: RelevantSort?
  ) throws(SearchError) {
    let definition = IndexDefinition(
      name: name, settings: settings, synonyms: synonyms, rules: rules, relevantSort: relevantSort)
    if let problem = definition.problem() { throw SearchError(.badRequest, problem) }
    do {
      self.init(image: try ImageBuilder.image(of: records, definition), definition: definition)
    } catch {
      throw SearchError(.badRequest, "the index '\(name)' cannot be built: \(error)")
    }
  }
}
