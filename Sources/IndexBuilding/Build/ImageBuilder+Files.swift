import Diagnostics
import FileSystem
import IndexStore
import RecordFiles
import SearchModel

/// The result of reading the records of files.
enum FileBuild<Sink: ~Copyable>: ~Copyable {
  /// All sections are in the sink; what people should know of the records.
  case built(Sink, warnings: [Diagnostic])
  /// The files are no records: what is wrong with them.
  case unfit(RecordLoading)
}

extension ImageBuilder {
  /// Builds an image of the records of files: quickly when all are JSON lines or lists of JSON and nothing about them
  /// is unusual, else by reading all records first.
  ///
  /// - Parameters:
  ///   - source: the files, and how they are read.
  ///   - folder: the folder that relative patterns start from; empty for the working directory.
  ///   - limits: how large a file may be.
  ///   - load: reads all records by the ordinary reader; nil for reading them here.
  ///   - makeSink: makes an empty sink. It is called again when the quick way fails.
  /// - Throws: ``SpillError``, ``BuildError/tooManyRecords``, and what the sink throws.
  func build<Sink: SectionSink & ~Copyable>(
    _ source: RecordSource, inFolder folder: String, limits: RecordLimits = .default,
    load: (() -> RecordLoading)? = nil, makeSink: () throws -> Sink
  ) throws -> FileBuild<Sink> {
    if case .attribute(let objectIDAttribute) = source.identity, source.list.isEmpty,
      let lines = RecordFileReader.streamableFiles(source.files, inFolder: folder)
    {
      var sink = try makeSink()
      if let warnings = try buildQuickly(lines, limits, source, objectIDAttribute: objectIDAttribute, into: &sink) {
        return .built(sink, warnings: warnings)
      }
    }
    let loading =
      load?() ?? RecordFileReader.load(source, inFolder: folder, limits: limits)
    guard loading.diagnostics.isEmpty else { return .unfit(loading) }
    var sink = try makeSink()
    try build(loading.records.makeIterator(), into: &sink)
    return .built(sink, warnings: loading.warnings)
  }

  /// - Returns: what people should know of the records; nil when the ordinary reader has to look.
  private func buildQuickly(
    _ files: [String], _ limits: RecordLimits, _ source: RecordSource, objectIDAttribute: String,
    into sink: inout some SectionSink & ~Copyable
  ) throws -> [Diagnostic]? {
    let stream = JSONRecordStream(files: files, limits: limits)
    var report = SpecialMemberReport(limits: limits)
    var (needsPlaces, leavesOutObjectID) = (false, false)
    do {
      try buildLines(
        objectIDAttribute: objectIDAttribute, into: &sink,
        noting: LineNotes(
          unfit: { line, bytes in
            guard let place = stream.place(ofLine: line) else {
              needsPlaces = true
              return
            }
            report.add(line: bytes, objectIDAttribute: objectIDAttribute, file: place.file, number: place.number)
          }, leftOutObjectID: { leavesOutObjectID = true }), read: { try stream.read(into: $0) })
      guard !needsPlaces else { return nil }
      return report.finish() + (leavesOutObjectID ? files.prefix(1).map(source.noteOfLeftOutID) : [])
    } catch BuildError.obstacle {
      return nil
    } catch is FileError {
      return nil
    }
  }
}
