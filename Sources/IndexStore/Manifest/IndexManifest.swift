package import SearchModel

/// What an image says about itself.
package struct IndexManifest {
  package static let section = "manifest"
  /// The version of the file format; images of other versions are not read.
  package static let version = 7

  package let documentCount: Int
  /// The searched attributes by number.
  package let attributes: [FieldPath]

  package init(documentCount: Int, attributes: [FieldPath]) {
    self.documentCount = documentCount
    self.attributes = attributes
  }

  package init(_ image: IndexImage) {
    let members = (try? JSON(parsing: Array(image.section(Self.section).bytes)))?.objectValue ?? [:]
    documentCount = max(0, min(members["documents"]?.integerValue ?? 0, Int(DocumentID.max)))
    attributes = (members["attributes"]?.arrayValue ?? []).map {
      FieldPath(components: $0.arrayValue?.compactMap(\.stringValue) ?? [])
    }
  }

  /// The manifest as its section holds it.
  package var json: JSON {
    [
      "version": .integer(Self.version), "documents": .integer(documentCount),
      "attributes": .array(attributes.map { .array($0.components.map(JSON.string)) }),
    ]
  }
}
