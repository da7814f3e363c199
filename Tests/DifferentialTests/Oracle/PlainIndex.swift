import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

/// The oracle of the engine's tests: an index in memory that answers searches plainly, by judging every record.
///
/// What it says is right by definition. Whatever makes an engine fast has no place here; only what reads texts, queries
/// and settings is the engine's own (tokeniser, query parser, languages, synonyms, rules). Records that no criterion
/// tells apart stand by their falling ids.
struct PlainIndex: Sendable {
  let name: String
  let settings: SearchParameters
  let records: [Record]
  let indexedRecords: [PlainRecord]
  let attributes: [PlainAttribute]
  let vocabulary: PlainVocabulary
  let tokenizer: Tokenizer
  let synonyms: SynonymTable
  /// What the languages' words are in the index's spelling.
  let lexicon: Lexicon
  let camelCaseAttributes: AttributeSelection
  let searchable: SearchableAttributes
  let faceting: FacetingAttributes
  private let facetColumns: [String: PlainFacetColumn]
  let numericAttributes: NumericAttributes
  /// The group of each record under `attributeForDistinct`; empty without it.
  let groups: [Int]
  /// The place of each record by its id alone, the greatest first.
  let idPlaces: [Int]
  /// The place of each record in the order of `customRanking`, then of ids.
  let staticRanks: [Int]
  private let ruleBook: RuleBook
  private let ruleTime: Int
  /// The order of a virtual replica, nil for every other index.
  let relevantSort: RelevantSort?

  /// Builds an index from what ``EmbeddedIndex`` is made from.
  init(
    name: String, records: [Record], settings: SearchParameters, synonyms: [Synonym], rules: RuleSet,
    relevantSort: RelevantSort?
  ) throws(SearchError) {
    if let problem = settings.problem(in: .setting)
      ?? SettingChecks.problems(inSettings: settings).first?.description
      ?? SettingChecks.problems(inRules: rules.rules, of: name, settings: settings).first?.description
    {
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
    lexicon = normalizer.isPlain ? .plain : Lexicon(normalizer)
    self.synonyms = SynonymTable(synonyms) { tokenizer.queryTokens(of: $0).map(\.word) }
    camelCaseAttributes = AttributeSelection(options.strings("camelCaseAttributes"))
    searchable = SearchableAttributes(options.strings("searchableAttributes"))
    var builder = PlainIndexBuilder(
      searchable: searchable, tokenizer: tokenizer, camelCaseAttributes: camelCaseAttributes)
    indexedRecords = records.map { builder.index($0) }
    attributes = builder.attributes
    vocabulary = builder.vocabulary
    faceting = FacetingAttributes(settings: settings)
    let byFallingID = records.indices.sorted { utf8Precedes(records[$1].objectID, records[$0].objectID) }
    idPlaces = Self.places(byFallingID)
    let ranked = Self.ranked(records, by: options.customCriteria, then: idPlaces)
    staticRanks = Self.places(ranked)
    let facetColumns = Dictionary(
      uniqueKeysWithValues: faceting.attributes.map { ($0, PlainFacetColumn($0, records: records)) })
    self.facetColumns = facetColumns
    ruleTime = rules.now ?? 0
    ruleBook = RuleBook(rules, tokenizer: tokenizer, synonyms: self.synonyms, languages: lexicon) {
      [faceting] attribute in
      guard faceting.isDeclared(attribute) else { return [] }
      return (facetColumns[attribute] ?? PlainFacetColumn(attribute, records: records)).texts(in: ranked)
    }
    self.relevantSort = relevantSort
    numericAttributes = NumericAttributes(settings: settings)
    groups = Self.groups(of: records, by: settings["attributeForDistinct"]?.stringValue)
  }

  /// What the rules make of a search.
  func ruleOutcome(of parameters: SearchParameters) -> RuleOutcome {
    ruleBook.outcome(of: parameters, settings: settings, at: ruleTime)
  }

  /// The values of an attribute that is declared for faceting, by itself or as a member of an object; nil for others.
  func facetColumn(_ attribute: String) -> PlainFacetColumn? {
    guard faceting.isDeclared(attribute) else { return nil }
    return facetColumns[attribute] ?? PlainFacetColumn(attribute, records: records)
  }

  /// The paths within an attribute at which records have values, in the order of their names, without those that are
  /// declared themselves.
  func facetMembers(of attribute: String) -> [String] {
    let paths = records.flatMap { record in
      record.plainValues(at: FieldPath(attribute)).flatMap { Self.leaves(of: $0, at: FieldPath(attribute)) }
    }
    let names = Set(paths.map(\.description)).filter { name in
      name != attribute && !faceting.attributes.contains { FieldPath($0) == FieldPath(name) }
    }
    return names.sorted(by: utf8Precedes)
  }

  /// The paths of the scalars in a value.
  private static func leaves(of value: JSON, at path: FieldPath) -> [FieldPath] {
    switch value {
    case .null: []
    case .object(let members):
      members.flatMap { leaves(of: $0.value, at: FieldPath(components: path.components + [$0.key])) }
    case .array(let items): items.flatMap { leaves(of: $0, at: path) }
    default: [path]
    }
  }

  /// The number of a record; nil when no record has this id.
  func number(of objectID: String) -> Int? {
    records.firstIndex { $0.objectID == objectID }
  }

  /// The replacements of `customNormalization`, whichever group of attributes they stand in.
  private static func customNormalization(_ settings: SearchParameters) -> [(source: Unicode.Scalar, target: String)] {
    let groups = settings["customNormalization"]?.objectValue?.values.compactMap(\.objectValue) ?? []
    return groups.flatMap { group in
      group.compactMap { source, target in source.unicodeScalars.first.map { ($0, target.stringValue ?? "") } }
    }
  }

  /// The numbers of records in the order of `customRanking`, then of ids.
  private static func ranked(_ records: [Record], by criteria: [RankingCriterion], then idPlaces: [Int]) -> [Int] {
    let orders = criteria.compactMap { criterion -> PlainSortOrder? in
      guard case .sort(let order) = criterion else { return nil }
      return PlainSortOrder(order, records: records)
    }
    return records.indices.sorted { left, right in
      for order in orders where order.places[left] != order.places[right] {
        return order.places[left] < order.places[right]
      }
      return idPlaces[left] < idPlaces[right]
    }
  }

  /// The place of each number in a list of all numbers from 0 on.
  private static func places(_ numbers: [Int]) -> [Int] {
    numbers.enumerated().reduce(into: numbers) { $0[$1.element] = $1.offset }
  }

  /// Numbers the groups of equal values; each record without a value is a group of its own.
  private static func groups(of records: [Record], by attribute: String?) -> [Int] {
    guard let path = attribute.map(FieldPath.init) else { return [] }
    var numbers: [JSON: Int] = [:]
    var next = 0
    return records.map { record in
      let value =
        path.components == ["objectID"]
        ? .string(record.objectID) : JSON.object(record.attributes).value(at: path) ?? .null
      if let known = numbers[value] { return known }
      if value != .null { numbers[value] = next }
      next += 1
      return next - 1
    }
  }
}
