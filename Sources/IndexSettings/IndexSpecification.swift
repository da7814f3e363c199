package import RecordFiles
package import SearchModel

/// An index that the embedded backend serves: one of its own, or a replica with the records of another.
package struct IndexSpecification: Sendable, Hashable {
  /// The name that modules use.
  package var name: String
  /// The records, their files relative to the spec's folder unless absolute; of a replica those of its primary.
  package var records: RecordSource
  /// Algolia's index settings; of a replica its own over its primary's.
  package var settings: SearchParameters
  /// The file of its own settings, relative to the spec's folder; nil where the spec itself has them.
  package var settingsFile: String?
  /// The file of synonyms, relative to the spec's folder.
  package var synonyms: String?
  /// The file of rules, relative to the spec's folder.
  package var rules: String?
  /// The index that lists this one among its replicas; nil for an index of its own.
  package var primary: String?
  /// What a replica says by itself, without its primary's settings; nil for an index of its own.
  package var ownSettings: SearchParameters?
  /// The order of a virtual replica; nil for every other index.
  package var relevantSort: RelevantSort?

  /// A specification.
  package init(
    name: String, records: RecordSource, settings: SearchParameters = [:], settingsFile: String? = nil,
    synonyms: String? = nil, rules: String? = nil, primary: String? = nil, relevantSort: RelevantSort? = nil
  ) {
    self.name = name
    self.records = records
    self.settings = settings
    self.settingsFile = settingsFile
    self.synonyms = synonyms
    self.rules = rules
    self.primary = primary
    self.relevantSort = relevantSort
  }
}
