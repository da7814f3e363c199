import SearchModel
import SpecLoader

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

  /// The member in which search engines answer with the record itself.
  private static let sourceName = "_source"

  /// The attributes that settings can name, in order of first appearance.
  static func leaves(of statistics: ValueStatistics, leavingOut names: [String]) -> [AttributeLeaf] {
    statistics.members.filter { name, _ in
      !names.contains(name) && (!name.hasPrefix("_") || name == sourceName)
    }.flatMap { name, values in
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

  /// The names that lists of settings cannot have, at the top of records.
  static func unwritableNames(of statistics: ValueStatistics, leavingOut names: [String]) -> [String] {
    statistics.members.keys.filter { !names.contains($0) && !$0.hasPrefix("_") && !isWritable($0) }
  }

  /// The names at the top of records that begin as those of engines do, and have texts.
  static func reservedNames(of statistics: ValueStatistics, leavingOut names: [String]) -> [String] {
    statistics.members.filter { name, values in
      name.hasPrefix("_") && name != sourceName && !names.contains(name) && !AttributeUse.isReserved(name)
        && values.texts.lettered > 0
    }.map(\.key)
  }

  /// Whether the lists of settings can name an attribute: commas and parentheses have a meaning there.
  private static func isWritable(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last, !first.isWhitespace, !last.isWhitespace else { return false }
    return !name.unicodeScalars.contains { [",", "(", ")", "*", "\"", "\\"].contains($0) }
  }
}
