import OrderedCollections
public import SearchModel

/// An index in memory that answers searches as Algolia documents them: plainly, by judging every record.
///
/// Ties that no criterion breaks are in the order of the records. An index never changes, so it can be shared.
public struct EmbeddedIndex: Sendable {
  /// The longest query in bytes.
  public static let longestQuery = 512

  /// The index's name.
  public let name: String

  let settings: SearchParameters
  let records: [Record]
  let indexedRecords: [IndexedRecord]
  let attributes: [IndexedAttribute]
  let vocabulary: Vocabulary
  let tokenizer: Tokenizer
  let synonyms: SynonymTable
  let camelCaseAttributes: AttributeSelection
  let searchable: SearchableAttributes
  let faceting: FacetingAttributes
  let facetColumns: [String: FacetColumn]
  let numericAttributes: NumericAttributes
  let sortOrders: [AttributeOrder: SortOrder]
  /// The group of each record under `attributeForDistinct`; empty without it.
  let groups: [Int]
  /// The place of each record in the order of `customRanking`.
  let staticRanks: [Int]
  /// The word lists under the index's own normalisation, nil without one.
  private let ownLexicon: Lexicon?

  /// Builds an index.
  ///
  /// - Parameters:
  ///   - name: the index's name.
  ///   - records: the records, `objectID`s unique.
  ///   - settings: Algolia's index settings.
  ///   - synonyms: words that searches take for each other; of equal `objectID`s each counts.
  /// - Throws: ``SearchError`` with the code `badRequest` when a setting is unknown, misplaced or malformed.
  /// - Complexity: linear in the text of the records, apart from the sort orders of the settings.
  public init(
    name: String, records: [Record], settings: SearchParameters, synonyms: [Synonym] = []
  ) throws(SearchError) {
    if let problem = settings.problem(in: .setting) ?? Self.problems(inSettings: settings).first?.description {
      throw SearchError(.badRequest, problem)
    }
    self.name = name
    self.records = records
    self.settings = settings
    let options = SearchOptions(settings: settings, query: [:])
    let normalizer = Normalizer(
      keptCharacters: options.string("keepDiacriticsOnCharacters"), custom: Self.customNormalization(settings))
    let tokenizer = Tokenizer(
      normalizer: normalizer, separatorsToIndex: options.string("separatorsToIndex"),
      placeholders: synonyms.compactMap(\.placeholder))
    self.tokenizer = tokenizer
    ownLexicon = normalizer.isPlain ? nil : Lexicon(normalizer)
    self.synonyms = SynonymTable(synonyms) { tokenizer.queryTokens(of: $0).map(\.word) }
    camelCaseAttributes = AttributeSelection(options.strings("camelCaseAttributes"))
    searchable = SearchableAttributes(options.strings("searchableAttributes"))
    var builder = IndexBuilder(
      searchable: searchable, tokenizer: tokenizer, camelCaseAttributes: camelCaseAttributes)
    indexedRecords = records.map { builder.index($0) }
    attributes = builder.attributes
    vocabulary = builder.vocabulary
    let faceting = FacetingAttributes(settings: settings)
    self.faceting = faceting
    facetColumns = Dictionary(
      uniqueKeysWithValues: faceting.attributes.map { ($0, FacetColumn($0, records: records)) })
    numericAttributes = NumericAttributes(settings: settings)
    var sortOrders: [AttributeOrder: SortOrder] = [:]
    for case .sort(let order) in options.criteria + options.customCriteria where sortOrders[order] == nil {
      sortOrders[order] = SortOrder(order, records: records)
    }
    self.sortOrders = sortOrders
    staticRanks = Self.staticRanks(count: records.count, by: options.customCriteria, sortOrders)
    groups = Self.groups(of: records, by: settings["attributeForDistinct"]?.stringValue)
  }

  /// How many records the index has.
  public var recordCount: Int { records.count }

  /// What the languages' words are in the index's spelling.
  var lexicon: Lexicon { ownLexicon ?? .plain }

  /// The replacements of `customNormalization`, whichever group of attributes they stand in, sorted.
  private static func customNormalization(_ settings: SearchParameters) -> [(source: Unicode.Scalar, target: String)] {
    let groups = settings["customNormalization"]?.objectValue?.values.compactMap(\.objectValue) ?? []
    return groups.flatMap { group in
      group.compactMap { source, target in
        source.unicodeScalars.first.map { ($0, target.stringValue ?? "") }
      }
    }
  }

  private static func staticRanks(
    count: Int, by criteria: [RankingCriterion], _ sortOrders: [AttributeOrder: SortOrder]
  ) -> [Int] {
    let orders = criteria.compactMap { criterion -> SortOrder? in
      guard case .sort(let order) = criterion else { return nil }
      return sortOrders[order]
    }
    let sorted = (0..<count).sorted { left, right in
      for order in orders where order.places[left] != order.places[right] {
        return order.places[left] < order.places[right]
      }
      return left < right
    }
    return sorted.enumerated().reduce(into: Array(repeating: 0, count: count)) { $0[$1.element] = $1.offset }
  }

  /// Numbers the groups of equal values; each record without a value is a group of its own.
  private static func groups(of records: [Record], by attribute: String?) -> [Int] {
    guard let path = attribute.map(FieldPath.init) else { return [] }
    var numbers: [JSON: Int] = [:]
    var next = 0
    return records.map { record in
      let value = record.value(at: path)
      if let value, let known = numbers[value] { return known }
      defer { next += 1 }
      if let value { numbers[value] = next }
      return next
    }
  }
}

extension Record {
  /// The value at a path, nil when it is missing or null.
  fileprivate func value(at path: FieldPath) -> JSON? {
    if path.components == ["objectID"] { return .string(objectID) }
    let value = JSON.object(attributes).value(at: path)
    return value == .null ? nil : value
  }
}
