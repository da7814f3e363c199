import OrderedCollections
import SearchModel

/// An attribute of scalars, at the top of the records or inside an object.
struct AttributeLeaf {
  /// How deep settings reach into objects.
  private static let maximumComponents = 2

  let components: [String]
  let name: AttributeName
  /// The values; those of all elements for lists.
  let values: ValueStatistics
  let isList: Bool
  /// Whether a list of objects is on the way.
  let isInList: Bool

  /// The attribute as settings write it.
  var path: String { FieldPath(components: components).description }

  /// The attributes that settings can name, in order of first appearance.
  static func leaves(of statistics: ValueStatistics, leavingOut names: [String]) -> [AttributeLeaf] {
    statistics.members.filter { !names.contains($0.key) && !$0.key.hasPrefix("_") }.flatMap { name, values in
      leaves([name], values, isInList: false)
    }
  }

  private static func leaves(
    _ components: [String], _ values: ValueStatistics, isInList: Bool
  ) -> [AttributeLeaf] {
    guard components.last.map(isWritable) == true else { return [] }
    let isList = values.present > 0 && values.present == values.lists
    let scalars = isList ? values.elements ?? ValueStatistics() : values
    if scalars.present > 0, scalars.present == scalars.objects {
      guard components.count < maximumComponents, !scalars.hasFurtherMembers else { return [] }
      return scalars.members.flatMap { name, member in
        leaves(components + [name], member, isInList: isInList || isList)
      }
    }
    let name = AttributeName(components.last ?? "")
    return [AttributeLeaf(components: components, name: name, values: scalars, isList: isList, isInList: isInList)]
  }

  /// Whether the lists of settings can name an attribute: commas and parentheses have a meaning there.
  private static func isWritable(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last, !first.isWhitespace, !last.isWhitespace else { return false }
    return !name.unicodeScalars.contains { [",", "(", ")", "*", "\"", "\\"].contains($0) }
  }

  private var hasDottedName: Bool { components.contains { $0.contains(".") } }

  /// Whether the texts address something or are for programs.
  private var isTechnical: Bool {
    name.isLocation || name.isIdentifier || values.texts.filePaths * 2 > values.texts.count
      || values.texts.urls * 2 > values.texts.count || values.texts.dates * 2 > values.texts.count
  }

  /// How early texts are searched, 0 being first; nil when they are not.
  var searchTier: Int? {
    guard values.isText, !isTechnical, !name.isHierarchyLevel, values.texts.lettered * 2 > values.texts.count else {
      return nil
    }
    if values.texts.meanLength > StarterSettings.shortLength || name.isProse, !name.isTitle { return 3 }
    if isList || isInList { return 2 }
    return name.isTitle ? 0 : name.endsLikeTitle ? 1 : 2
  }

  /// The attribute as `attributesForFaceting` declares it, nil when it is no facet.
  var facetEntry: String? {
    guard !hasDottedName, values.present > 0 else { return nil }
    if values.present == values.booleans { return path }
    if values.present == values.integers + values.numbers {
      let isFacet = name.isRange || (hasFewValues && !isMeasure && values.numbers == 0)
      return isFacet && !isInList ? path : nil
    }
    guard values.isText, !isTechnical, !name.isTitle || isInList else { return nil }
    if name.isHierarchyLevel { return path }
    guard values.texts.meanLength <= StarterSettings.shortLength else { return nil }
    return hasFewValues || (isList && !isInList) ? "searchable(\(path))" : nil
  }

  /// Whether values repeat so often that one can choose among them.
  private var hasFewValues: Bool {
    guard let count = values.distinct.count else { return false }
    return count <= 100 ? count * 3 <= values.present * 2 : count * 10 <= values.present
  }

  /// How well the numbers say that a record matters; a `ratings.average` does as a `rating_average` would.
  var importance: Int? { AttributeName(components.joined(separator: " ")).importance }

  /// Whether the integers are moments, ids, or amounts that grow.
  private var isMeasure: Bool {
    if name.isMoment || name.isIdentifier { return true }
    return (importance != nil || name.isCount) && values.distinct.count ?? .max > 10
  }

  /// Whether records can be ordered by the attribute.
  var canRank: Bool {
    !hasDottedName && !isList && !isInList && values.present > 0
      && values.present == values.integers + values.numbers && !name.isMoment && !name.isIdentifier
  }
}
