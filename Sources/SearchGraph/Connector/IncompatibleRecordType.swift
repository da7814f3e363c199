/// A hit was read as another type than its section has.
///
/// Source of the behaviour: the error `incompatibleRecordType` of InstantSearch's interactors.
public struct IncompatibleRecordType: Error, Sendable, Hashable, CustomStringConvertible {
  /// The section.
  public let section: Int
  /// The type that was asked for.
  public let requested: String
  /// The type that the section has; nil for a section without hits, such as values of a facet.
  public let actual: String?

  /// Both types as a sentence.
  public var description: String {
    let found = actual.map { "its hits are of the type '\($0)'" } ?? "it has no hits"
    return "section \(section) was read as '\(requested)', but \(found)"
  }
}
