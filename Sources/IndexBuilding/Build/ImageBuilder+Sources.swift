package import IndexSettings
package import IndexStore
package import SearchModel

extension ImageBuilder {
  /// Builds an image in memory.
  ///
  /// - Parameter records: the records, their ids unique.
  package static func image(
    of records: [Record], _ definition: IndexDefinition, options: BuildOptions = BuildOptions()
  ) throws -> IndexImage {
    var sink = MemoryImageWriter()
    try ImageBuilder(definition, options: options).build(records.makeIterator(), into: &sink)
    return sink.finish()
  }

  /// Builds an image of records that come one after the other.
  ///
  /// - Parameter records: the records, their ids unique.
  func build(
    _ records: some IteratorProtocol<Record>, into sink: inout some SectionSink & ~Copyable
  ) throws {
    var chunks = RecordChunks(records, size: options.segmentSize)
    try build(&chunks, objectID: .given, into: &sink)
  }

  /// Builds an image of lines of JSON, a record each, in the quick way.
  ///
  /// - Parameters:
  ///   - objectIDAttribute: the path to the records' ids.
  ///   - sink: takes the sections.
  ///   - notes: hear of what is odd about lines.
  ///   - read: fills memory with the next bytes and tells how many there were, 0 at the end.
  /// - Throws: ``BuildError/obstacle(_:)`` when anything is unusual. The ordinary reader of record files then reports
  ///   what is wrong with them, or that nothing is; the sink's records are void.
  func buildLines(
    objectIDAttribute: String = "objectID", into sink: inout some SectionSink & ~Copyable,
    noting notes: LineNotes = LineNotes(), read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws {
    var chunks = LineChunks(size: options.segmentSize, read: read)
    try build(&chunks, objectID: .attribute(FieldPath(objectIDAttribute)), into: &sink, noting: notes)
  }
}
