import IndexStore

/// Keeps the best of many documents.
///
/// A document is compared criterion by criterion with the worst one kept, so that most are turned down before their
/// words are read.
struct BestDocuments {
  private struct Entry {
    let document: DocumentID
    let tieBreaker: UInt32
    /// Where its key begins.
    let key: Int
  }

  private let capacity: Int
  private let width: Int
  /// The keys one after the other.
  private var values: [Int] = []
  /// A heap with the worst entry first as soon as it is full.
  private var entries: [Entry] = []
  /// The key of the document at hand, as far as it was computed.
  private var candidate: [Int]

  /// - Parameters:
  ///   - capacity: how many are kept.
  ///   - width: how many criteria a key has.
  init(capacity: Int, width: Int) {
    self.capacity = capacity
    self.width = width
    candidate = Array(repeating: 0, count: width)
  }

  var isFull: Bool { entries.count >= capacity }

  /// Offers a document; of equal keys the lower tie breaker is better.
  mutating func offer(_ document: DocumentID, tieBreaker: UInt32, _ keys: inout RankingKeys) {
    guard capacity > 0 else { return }
    keys.turn(to: document)
    guard isFull else {
      for number in 0..<width { values.append(keys.value(number)) }
      entries.append(Entry(document: document, tieBreaker: tieBreaker, key: values.count - width))
      if isFull { heapify() }
      return
    }
    let worst = entries[0]
    var computed = 0
    while computed < width {
      candidate[computed] = keys.value(computed)
      let other = values[worst.key + computed]
      computed += 1
      if candidate[computed - 1] > other { return }
      if candidate[computed - 1] < other {
        for number in computed..<width { candidate[number] = keys.value(number) }
        return replaceWorst(by: document, tieBreaker)
      }
    }
    if tieBreaker < worst.tieBreaker { replaceWorst(by: document, tieBreaker) }
  }

  /// Whether no document of at least these values can be kept any more, if its tie breaker is not below one.
  func isClosed(to lowest: [Int], from tieBreaker: UInt32) -> Bool {
    guard isFull, let worst = entries.first else { return false }
    for number in 0..<width where lowest[number] != values[worst.key + number] {
      return lowest[number] > values[worst.key + number]
    }
    return tieBreaker >= worst.tieBreaker
  }

  /// The documents, best first.
  func sorted() -> [DocumentID] {
    entries.sorted { isBetter($0, than: $1) }.map(\.document)
  }

  private func isBetter(_ left: Entry, than right: Entry) -> Bool {
    for number in 0..<width {
      let (first, second) = (values[left.key + number], values[right.key + number])
      if first != second { return first < second }
    }
    return left.tieBreaker < right.tieBreaker
  }

  private mutating func replaceWorst(by document: DocumentID, _ tieBreaker: UInt32) {
    let key = entries[0].key
    for number in 0..<width { values[key + number] = candidate[number] }
    entries[0] = Entry(document: document, tieBreaker: tieBreaker, key: key)
    siftDown(from: 0)
  }

  private mutating func heapify() {
    for place in stride(from: entries.count / 2, through: 0, by: -1) { siftDown(from: place) }
  }

  private mutating func siftDown(from start: Int) {
    var place = start
    while true {
      var worst = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < entries.count && isBetter(entries[worst], than: entries[child]) {
        worst = child
      }
      guard worst != place else { return }
      entries.swapAt(place, worst)
      place = worst
    }
  }
}
