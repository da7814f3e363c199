import FileSystem
import IndexSettings
import IndexStore
import SearchModel

/// Builds the image of an index from its records.
///
/// Chunks of records become segments, each with its own words, by several threads. When all are read, their words are
/// merged and sorted, and the order of the documents is settled. Then each segment gets the numbers of the index and is
/// inverted, and at last documents and postings of all segments are merged, range after range. The bytes of the image
/// do not depend on the number of threads.
package struct ImageBuilder {
  private let definition: IndexDefinition
  private let indexOptions: IndexOptions
  let options: BuildOptions
  private let plan: ColumnPlan
  private let pipeline: OrderedPipeline
  private let store: SpillStore

  init(_ definition: IndexDefinition, options: BuildOptions = BuildOptions()) {
    self.definition = definition
    self.options = options
    indexOptions = IndexOptions(definition)
    plan = ColumnPlan(settings: definition.settings, relevantSort: definition.relevantSort)
    pipeline = OrderedPipeline(workers: options.workers)
    store = SpillStore(budget: options.memoryBudget, folder: options.temporaryFolder)
  }

  /// What is told of lines of JSON while they are read.
  struct LineNotes {
    /// Lines with places or tags of another form than they must have, each with how many lines come before it.
    var unfit: (Int, [UInt8]) -> Void = { _, _ in }
    /// A member `objectID` that is neither an id nor an attribute; heard at least once where there is one.
    var leftOutObjectID: () -> Void = {}
  }

  /// Builds an image.
  ///
  /// - Parameters:
  ///   - source: the records.
  ///   - objectID: where records have their ids.
  ///   - sink: takes the sections.
  ///   - notes: hear of what is odd about lines of JSON.
  /// - Throws: ``BuildError``, ``SpillError``, and what the source and the sink throw.
  func build(
    _ source: inout some RecordChunkSource, objectID: RecordRoles.ObjectIDSource,
    into sink: inout some SectionSink & ~Copyable, noting notes: LineNotes = LineNotes()
  ) throws {
    let collector = try scan(&source, objectID: objectID, noting: notes)
    let columns = SegmentColumns(plan: plan, segments: collector.segments)
    report(.merging, collector.count)
    let sorting = inBackground { try columns.ranks() }
    let merged = try collector.finish()
    let ranks = try sorting.answer()
    let ordinals = ranks.ordinals
    report(.writing, merged.recordCount)
    let store = store
    let writing = inBackground {
      var sections = WaitingSections(store)
      try columns.write(into: &sections, ordinals: ordinals)
      return sections
    }
    try writeManifest(merged, to: &sink)
    if let places = ranks.idPlaces {
      try sink.begin(IndexView.idPlacesSection)
      try sink.append(places)
    }
    try writeDocuments(merged, ordinals: ordinals, to: &sink)
    var sections = try writing.answer()
    try sections.write(to: &sink)
    report(.finished, merged.recordCount)
  }

  private func inBackground<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) -> Background<Answer> {
    Background(mayUseThread: options.workers > 1, work)
  }

  private func report(_ phase: BuildProgress.Phase, _ count: Int) {
    options.progress?(BuildProgress(phase: phase, recordCount: count))
  }

  private func writeManifest(_ merged: borrowing MergedSegments, to sink: inout some SectionSink & ~Copyable) throws {
    let manifest = IndexManifest(documentCount: merged.recordCount, attributes: merged.shapes.attributes)
    try sink.begin(IndexManifest.section)
    try sink.append(Array(manifest.json.text().utf8))
    try sink.begin(RecordPaths.section)
    try sink.append(Array((merged.shapes.paths?.json.text() ?? "").utf8))
  }
}

// The first pass.
extension ImageBuilder {
  private func scan(
    _ source: inout some RecordChunkSource, objectID: RecordRoles.ObjectIDSource,
    noting notes: LineNotes
  ) throws -> SegmentCollector {
    let roles = RecordRoles(
      searchable: indexOptions.searchable, camelCase: indexOptions.camelCaseAttributes, columns: plan.paths,
      facets: plan.facetPaths,
      group: plan.group, objectID: objectID)
    let scanner = SegmentScanner(tokenizer: indexOptions.tokenizer, roles: roles, columns: plan)
    var collector = SegmentCollector()
    var lineCount = 0
    report(.reading, 0)
    try pipeline.run(
      scratch: {}, next: { try source.nextChunk() }, work: { _, chunk in try scanner.scan(chunk) },
      finish: { segment in
        for line in segment.lines.unfit { notes.unfit(lineCount + line.number, line.bytes) }
        if segment.lines.leaveOutObjectID { notes.leftOutObjectID() }
        lineCount += segment.lines.count
        try collector.add(segment, store)
        report(.reading, collector.count)
      })
    return collector
  }
}

// The second pass.
extension ImageBuilder {
  private func writeDocuments(
    _ merged: MergedSegments, ordinals: [UInt32]?, to sink: inout some SectionSink & ~Copyable
  ) throws {
    var words = MemoryImageWriter()
    try merged.vocabulary.write(to: &words)
    try merged.shapes.write(to: &words)
    let names = words.names
    let image = words.finish()
    for name in names {
      try sink.begin(name)
      try sink.append(image.section(name).bytes)
    }
    let terms = TermTable(image)
    let rewriter = SegmentRewriter(
      merged: merged, decoder: TokenDecoder(pieces: PieceTable(image, terms: terms), shapes: ShapeTable(image)),
      documentOfRecord: ordinals.map(Self.inverse),
      attributes: merged.shapes.attributes.enumerated().map {
        AttributePlace(number: $0, indexOptions.searchable.entry(for: $1))
      },
      countsThroughRecord: indexOptions.searchable.isAll,
      store: store)
    var writer = DocumentStoreWriter()
    try writer.begin(&sink)
    var inverted: [InvertedSegment] = []
    var rewritten: [RewrittenSegment] = []
    let termCount = terms.count
    var numbers = merged.segments.indices.makeIterator()
    try pipeline.run(
      scratch: { Box(SegmentRewriter.Scratch(termCount: termCount)) }, next: { numbers.next() },
      work: { scratch, number in try rewriter.rewrite(number, &scratch.value) },
      finish: { segment in
        inverted.append(segment.inverted)
        guard segment.documents == nil else { return rewritten.append(segment) }
        try segment.bytes.withElements(0..<segment.bytes.count) {
          try writer.append(UnsafeRawBufferPointer($0), lengths: segment.lengths, to: &sink)
        }
      })
    if ordinals != nil { try gather(rewritten, count: merged.recordCount, &writer, to: &sink) }
    try writer.finish(&sink)
    rewritten = []
    let merger = PostingMerger(
      segments: inverted, documentCount: merged.recordCount, areSegmentsInOrder: ordinals == nil)
    try writePostings(merger, terms, to: &sink)
  }

  /// Writes documents in the order of their numbers.
  private func gather(
    _ segments: [RewrittenSegment], count: Int, _ writer: inout DocumentStoreWriter,
    to sink: inout some SectionSink & ~Copyable
  ) throws {
    let gatherer = DocumentGatherer(segments)
    var starts = stride(from: 0, to: count, by: 1 << 15).makeIterator()
    try pipeline.run(
      scratch: {}, next: { starts.next() },
      work: { _, start in try gatherer.gather(start..<min(start + 1 << 15, count)) },
      finish: { documents in
        try documents.bytes.withUnsafeBytes { try writer.append($0, lengths: documents.lengths, to: &sink) }
      })
  }

  private func writePostings(
    _ merger: PostingMerger, _ terms: TermTable, to sink: inout some SectionSink & ~Copyable
  ) throws {
    var writer = PostingTableWriter()
    try writer.begin(&sink)
    var prefixes = PrefixCollector(documentCount: merger.documentCount)
    var next: TermID = 0
    var termRanges = merger.termRanges(termCount: terms.count, size: 1 << 20).makeIterator()
    try pipeline.run(
      scratch: { PostingMerger.Scratch() }, next: { termRanges.next() },
      work: { scratch, termRange in try merger.encode(termRange, &scratch) },
      finish: { encoder in
        try writer.append(encoder, to: &sink)
        try prefixes.add(encoder, from: next, terms)
        next += TermID(encoder.heads.count)
      })
    try writer.finish(&sink)
    try prefixes.finish(&sink)
  }

  private static func inverse(_ ordinals: [UInt32]) -> [UInt32] {
    var inverse = [UInt32](repeating: 0, count: ordinals.count)
    for (document, record) in ordinals.enumerated() { inverse[Int(record)] = UInt32(document) }
    return inverse
  }
}
