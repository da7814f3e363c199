import SearchModel

/// Which fields text output shows.
struct StarterDisplay {
  private static let detailLimit = 3

  let label: String
  let detail: [String]
  /// A word that finds a record.
  let sampleWord: String?

  /// The most title-like text, then the first fields that are short; nil when no text is fit to be a label.
  init?(_ hit: StarterHit, _ settings: StarterSettings, _ statistics: ValueStatistics) {
    let fields = hit.schema.fields
    let label = settings.searchableTexts.lazy.compactMap { components in
      fields.first { $0.type == .string && $0.path.components == components }
    }.first
    guard let label else { return nil }
    self.label = label.name
    let shown = fields.enumerated().filter { Self.canBeDetail($0.element, besides: label, statistics) }
    let ranked = shown.map { (worth: Self.worth($0.element, settings, statistics), order: $0.offset) }
    let best = ranked.sorted { ($0.worth, $0.order) < ($1.worth, $1.order) }.prefix(Self.detailLimit)
    detail = best.map(\.order).sorted().map { fields[$0].name }
    let text = label.path.components.first.flatMap { statistics.members[$0]?.texts.first } ?? ""
    // Short words find too much; anything but letters might need quotes in a shell.
    sampleWord = text.split(separator: " ").prefix(20).map { $0.lowercased() }
      .first { (3...20).contains($0.count) && $0.allSatisfy(\.isLetter) }
  }

  /// Whether a field is short enough to stand in the line of a hit, and meant to be read.
  private static func canBeDetail(_ field: HitField, besides label: HitField, _ statistics: ValueStatistics) -> Bool {
    guard field.name != label.name, let attribute = field.path.components.first else { return false }
    let name = AttributeName(attribute)
    // A column that got its name from its place mostly has the numbers of the rows.
    let isUnnamed = attribute.contains(/^column\d+$/)
    guard !name.isLocation, !name.isIdentifier, !name.isProse, !isUnnamed,
      let values = statistics.members[attribute], !values.areConstant
    else { return false }
    return switch field.type {
    case .integer, .number, .date, .boolean: true
    case .string: values.texts.meanLength <= StarterSettings.shortLength
    case .list(.string): (values.elements?.texts.meanLength ?? 0) <= StarterSettings.shortLength
    default: false
    }
  }

  /// How much a field says about a hit, 0 being most: what ranks it, what it is counted by, anything else.
  private static func worth(_ field: HitField, _ settings: StarterSettings, _ statistics: ValueStatistics) -> Int {
    let attribute = field.path.components.first ?? ""
    if settings.prominent.ranking.contains(attribute) { return 0 }
    if settings.prominent.facets.contains(attribute) { return 1 }
    let name = AttributeName(attribute)
    let isForPrograms = statistics.members[attribute]?.texts.areCodes ?? false
    return name.isCoordinate || name.isTimeZone || name.isCode || isForPrograms ? 3 : 2
  }
}
