package import SearchModel

extension RecordPaths {
  /// The section of an image that has the paths; it is empty where there are too many.
  package static let section = "paths"

  /// Reads the paths of an image; nil where it has none.
  package init?(_ image: IndexImage) {
    image.checkSections { $0 == Self.section }
    guard let json = try? JSON(parsing: Array(image.section(Self.section).bytes)) else { return nil }
    self.init(json)
  }
}
