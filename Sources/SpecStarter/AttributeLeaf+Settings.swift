import SearchModel

/// What settings can do with an attribute.
extension AttributeLeaf {
  /// Up to how many values are a list that people choose from without searching it.
  private static let chosenFrom = 10
  /// Up to how many numbers are kinds rather than amounts.
  private static let kindLimit = 20

  private var hasDottedName: Bool { components.contains { $0.contains(".") } }

  /// Whether the texts address something or are for programs.
  private var isTechnical: Bool {
    name.isLocation || name.isIdentifier || name.isMoment || name.isTimeZone || values.texts.areTechnical
  }

  /// Whether the texts are codes, which people choose rather than type.
  private var isCode: Bool {
    guard !name.isTitle, !name.endsLikeTitle, !name.isCalling, !name.isHierarchyLevel else { return false }
    return values.texts.areCodes || name.isCode && values.texts.meanLength <= 12
  }

  /// Whether texts could be searched but are not, since they are all the same.
  var isUnsearchedConstant: Bool { values.areConstant && values.isText && !isTechnical }

  /// Whether texts could be searched but are not, since there are as many values of other types.
  var isUnsearchedMixture: Bool {
    let hasTexts = values.texts.lettered > 0 || values.elements?.texts.lettered ?? 0 > 0
    return hasTexts && !values.areMostlyTexts && !isTechnical && !name.isHierarchyLevel
  }

  /// How early texts are searched, 0 being first; nil when they are not.
  var searchTier: Int? { isCode ? nil : textTier }

  /// Whether texts could be searched but are not, since they look like codes.
  var isUnsearchedCode: Bool { isCode && textTier != nil }

  /// Whether the texts are long, so that it does not matter where in them a word stands.
  var isLong: Bool {
    values.texts.meanLength > StarterSettings.shortLength || name.isProse
  }

  private var textTier: Int? {
    guard values.areMostlyTexts, !isTechnical, !values.areConstant, !name.isHierarchyLevel,
      values.texts.lettered * 2 > values.texts.count
    else { return nil }
    if isLong, !name.isTitle { return 3 }
    if isList || isInList { return 2 }
    return name.isTitle ? 0 : name.endsLikeTitle ? 1 : 2
  }

  /// The attribute as `attributesForFaceting` declares it, nil when it is no facet.
  var facetEntry: String? {
    guard !hasDottedName, values.present > 0, !values.areConstant else { return nil }
    if values.present == values.booleans { return path }
    if values.present == values.integers + values.numbers { return isKind && !isInList ? path : nil }
    guard values.isText, !isTechnical else { return nil }
    if name.isHierarchyLevel { return path }
    guard !name.isTitle || isInList, !(name.endsLikeTitle && isList) else { return nil }
    guard values.texts.meanLength <= StarterSettings.shortLength else { return nil }
    let count = values.distinct.count ?? .max
    // Lists are tags more often than not, even where few records share one yet.
    guard hasFewValues || isList && !isInList && count <= 100 else { return nil }
    return count > Self.chosenFrom || isList || isSectionFacet ? "searchable(\(path))" : path
  }

  /// Whether integers name kinds that people choose among; a measured number has ranges instead.
  private var isKind: Bool {
    guard values.numbers == 0, !isList else { return false }
    let count = values.distinct.count ?? .max
    // A handful of records says nothing about how often years repeat.
    if name.isYear { return count < values.present || values.present <= Self.kindLimit }
    return hasFewValues && count <= Self.kindLimit && !isMeasure
  }

  /// Whether the values deserve a section of their own: readable, few, and each shared by several records.
  var isSectionFacet: Bool {
    guard !hasDottedName, !isInList, values.isText, !isTechnical, !isCode, !name.isTitle, !name.endsLikeTitle else {
      return false
    }
    guard !name.isHierarchyLevel, !name.isPersonal, values.texts.meanLength <= StarterSettings.shortLength,
      values.texts.lettered * 2 > values.texts.count, let count = values.distinct.count
    else { return false }
    return (3...200).contains(count) && count * 2 <= values.present
  }

  /// The separator of texts that are paths through a tree, such as `Clothes > Shirts`.
  var pathSeparator: String? {
    guard values.isText, !isInList, !name.isTitle, !isLong, !values.areConstant, !name.isHierarchyLevel else {
      return nil
    }
    guard !values.texts.areTechnical, !name.isIdentifier, !name.isMoment, !name.isTimeZone else { return nil }
    return hasFewValues || isList ? values.texts.separators.common(in: values.texts.count) : nil
  }

  /// Whether the attribute is a level of a hierarchy that a group of filters can have.
  var isLevel: Bool { name.isHierarchyLevel && !isInList && facetEntry != nil && values.isText }

  /// Whether values repeat so often that one can choose among them.
  private var hasFewValues: Bool {
    guard let count = values.distinct.count else { return false }
    return count <= 100 ? count * 3 <= values.present * 2 : count * 10 <= values.present
  }

  /// How well the numbers say that a record matters; a `ratings.average` does as a `rating_average` would.
  var importance: Int? { AttributeName(components.joined(separator: " ")).importance }

  /// Whether the integers are moments, ids, or amounts that grow.
  private var isMeasure: Bool {
    if name.isMoment || name.isIdentifier || name.isMeasured || name.isCoordinate || name.isTimeZone { return true }
    return (importance != nil || name.isCount) && values.distinct.count ?? .max > 10
  }

  /// Whether records can be ordered by the attribute.
  var canRank: Bool {
    !hasDottedName && !isList && !isInList && values.present > 0
      && values.present == values.integers + values.numbers && !name.isMoment && !name.isIdentifier && !name.isCode
  }
}
