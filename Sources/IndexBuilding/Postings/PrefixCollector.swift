import IndexStore

/// Collects the documents of all words with a common beginning, while the postings of the words go by in order, for
/// those beginnings that many documents have.
///
/// Searches look for the beginning of a word as long as it is typed. To join the documents of all its words takes time
/// in proportion to their postings; ``PrefixTable`` has them joined already.
struct PrefixCollector {
  /// The longest beginnings, in letters. What longer ones have in common with that many documents are mostly single
  /// words.
  private static let longest = 3
  /// A beginning is kept when one in so many documents has it.
  private static let share = 32
  /// The fewest documents of a beginning that is kept.
  static let fewest = 64
  fileprivate static let absent: UInt8 = .max

  private let fewestDocuments: Int
  private var levels: [Level]
  private var encoder: PostingEncoder
  private var kept: [Range<TermID>] = []

  /// - Parameter documentCount: how many documents the index has.
  init(documentCount: Int) {
    fewestDocuments = max(Self.fewest, documentCount / Self.share)
    encoder = PostingEncoder(documentCount: documentCount)
    // In a smaller index no beginning has so many documents.
    levels =
      documentCount < fewestDocuments
      ? [] : Array(repeating: Level(places: Array(repeating: Self.absent, count: documentCount)), count: Self.longest)
  }

  /// Adds the postings of the next terms.
  mutating func add(_ postings: PostingEncoder, from first: TermID, _ terms: TermTable) throws {
    guard !levels.isEmpty else { return }
    var postings = postings
    postings.padLists()
    for number in levels.indices { levels[number].documents.reserveCapacity(fewestDocuments) }
    for index in postings.heads.indices {
      let term = first + TermID(index)
      let bytes = terms.bytes(of: term)
      var end = 0
      var inner = 0
      var longest: Int?
      for number in levels.indices {
        // After the letter that begins at `end`.
        if end < bytes.count { repeat { end += 1 } while end < bytes.count && bytes[end] & 0xC0 == 0x80 }
        let hasLetters = number == 0 || inner < bytes.count
        inner = end
        if !hasLetters || !levels[number].prefix.elementsEqual(bytes[..<end]) {
          // Longer beginnings end before shorter ones.
          for other in (number..<levels.count).reversed() { try close(other) }
          guard hasLetters else { break }
          levels[number].prefix = Array(bytes[..<end])
          levels[number].terms = term..<term
        }
        guard end < bytes.count else {
          levels[number].terms = term + 1..<term + 1
          continue
        }
        levels[number].terms = levels[number].terms.lowerBound..<term + 1
        longest = number
      }
      // A shorter beginning gets the documents when the longer one ends.
      if let longest { add(postings, index, to: longest) }
    }
  }

  private mutating func add(_ postings: PostingEncoder, _ index: Int, to number: Int) {
    var level = Level(places: [])
    swap(&level, &levels[number])
    let fewest = fewestDocuments
    var (count, documents) = (level.count, [] as [DocumentID])
    swap(&documents, &level.documents)
    level.places.withUnsafeMutableBufferPointer { places in
      postings.forEach(ofTerm: index) { document, code in
        guard document < places.count else { return }
        let place = UInt8(truncatingIfNeeded: code.place)
        let known = places[document]
        if known == Self.absent {
          count += 1
          if count <= fewest { documents.append(DocumentID(document)) }
        }
        if place < known { places[document] = place }
      }
    }
    (level.count, level.documents) = (count, documents)
    swap(&level, &levels[number])
  }

  /// Ends a beginning: keeps its documents when they are many, and gives them to the next shorter beginning.
  private mutating func close(_ number: Int) throws {
    var level = Level(places: [])
    swap(&level, &levels[number])
    if level.count >= fewestDocuments, level.terms.count > 1, kept.last != level.terms {
      kept.append(level.terms)
      for (place, documents) in level.documentsByPlace().enumerated() {
        encoder.append(documents, PostingCode(rawValue: UInt8(place)))
        try encoder.endTerm()
      }
    }
    if number > 0 { levels[number - 1].add(level, fewest: fewestDocuments) }
    level.clear(fewest: fewestDocuments)
    swap(&level, &levels[number])
  }

  /// Writes the sections that ``PrefixTable`` reads.
  mutating func finish(_ sink: inout some SectionSink & ~Copyable) throws {
    for number in levels.indices.reversed() { try close(number) }
    var writer = PostingTableWriter(section: PrefixTable.section)
    try writer.begin(&sink)
    try writer.append(encoder, to: &sink)
    try writer.finish(&sink)
    let order = kept.indices.sorted { left, right in
      (kept[left].lowerBound, kept[right].upperBound) < (kept[right].lowerBound, kept[left].upperBound)
    }
    try sink.begin("\(PrefixTable.section).terms")
    try sink.append(order.flatMap { [kept[$0].lowerBound, kept[$0].upperBound, UInt32(truncatingIfNeeded: $0)] })
  }
}

extension PrefixCollector {
  /// A beginning of some number of letters whose words are going by.
  private struct Level {
    var prefix: [UInt8] = []
    /// The words that have more letters than the beginning.
    var terms: Range<TermID> = 0..<0
    /// For each document the best ``PostingCode/place`` of those words, but for those of a longer beginning that still
    /// goes by.
    var places: [UInt8]
    /// The documents, as long as they are no more than a beginning that is kept has at least.
    var documents: [DocumentID] = []
    /// How many documents there are, or less where there are more than those of a beginning that is kept.
    var count = 0

    /// Adds the documents of a longer beginning.
    mutating func add(_ longer: Level, fewest: Int) {
      guard longer.count > fewest else {
        for document in longer.documents {
          let place = Int(document)
          if places[place] == PrefixCollector.absent {
            count += 1
            if count <= fewest { documents.append(document) }
          }
          places[place] = min(places[place], longer.places[place])
        }
        return
      }
      for document in places.indices { places[document] = min(places[document], longer.places[document]) }
      // There may be more, but that they are many is all that counts.
      count = max(count, longer.count)
    }

    /// The documents with each place, ascending.
    func documentsByPlace() -> [[DocumentID]] {
      var lists = Array(repeating: [DocumentID](), count: PrefixTable.placeCount)
      places.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: 8) {
          // Most documents have no word with the beginning: eight are looked at together.
          let isFull = start + 8 <= bytes.count
          if isFull, bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) == .max { continue }
          for document in start..<min(start + 8, bytes.count) where bytes[document] != PrefixCollector.absent {
            lists[Int(bytes[document])].append(DocumentID(document))
          }
        }
      }
      return lists
    }

    /// Forgets the documents and words.
    mutating func clear(fewest: Int) {
      if count > fewest {
        places = Array(repeating: PrefixCollector.absent, count: places.count)
      } else {
        for document in documents { places[Int(document)] = PrefixCollector.absent }
      }
      prefix = []
      terms = 0..<0
      documents.removeAll(keepingCapacity: true)
      count = 0
    }
  }
}
