import OrderedCollections
import SearchModel

extension CaseGenerator {
  /// Chooses the words of a query out of the record to find, and changes them as people do.
  mutating func makeQuery() {
    guard !random.chance(isLarge ? 0.3 : 0.1) else {
      query = random.one("", "", " ", "-")
      return
    }
    var words = wordsOfTarget()
    if random.chance(0.1) { words.append(word()) }
    if random.chance(0.06) {
      words.insert(random.one("the", "of", "la", "der", "a"), at: random.number(0...words.count))
    }
    if random.chance(0.25), let trigger = synonymTrigger() {
      words.insert(trigger, at: random.number(0...words.count))
      if random.chance(0.5) { words = [trigger] + words.suffix(random.number(0...1)) }
    }
    if isLarge, random.chance(0.5) { words = (0..<random.number(4...11)).map { _ in random.early(of: pool) } }
    words = words.map { changed($0) }
    if words.count > 1, random.chance(0.12) { words.swapAt(0, words.count - 1) }
    if words.count > 1, random.chance(0.12) {
      let place = random.number(0...words.count - 2)
      words[place] += words.remove(at: place + 1)
    }
    if random.chance(0.04) { words.append(random.one(of: words)) }
    if random.chance(0.4), let last = words.popLast() { words.append(beginning(of: last)) }
    query = words.joined(separator: random.chance(0.93) ? " " : random.one("-", "  ", ".", "'", ", "))
    if random.chance(0.05) { query = random.one(" ", "?", "\"", "") + query + random.one(" ", "!", ".", "?", "\"") }
    while query.utf8.count > 512 { query.removeLast() }
  }

  /// Words of the record to find: side by side in one of its texts, or from anywhere in it.
  private mutating func wordsOfTarget() -> [String] {
    var texts: [String] = []
    for name in ["title", "body", "names", "info", "code", "a.b", "größe"] {
      target[name].map { Self.collectTexts(of: $0, into: &texts) }
    }
    let lists = texts.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
    guard !lists.isEmpty, !random.chance(0.04) else { return [word()] }
    if random.chance(0.75) {
      let words = random.one(of: lists)
      let start = random.number(0...words.count - 1)
      return Array(words[start...].prefix(random.one(1, 1, 2, 2, 3, 4, 6)))
    }
    return (0..<random.one(1, 2, 2, 3, 4, 5)).map { _ in random.one(of: random.one(of: lists)) }
  }

  private static func collectTexts(of value: JSON, into texts: inout [String]) {
    switch value {
    case .string(let text): texts.append(text)
    case .integer(let number): texts.append(String(number))
    case .array(let items): for item in items { collectTexts(of: item, into: &texts) }
    case .object(let members): for member in members.values { collectTexts(of: member, into: &texts) }
    default: break
    }
  }

  /// A word as it may be typed: with typos, cut in two, in another number or case.
  private mutating func changed(_ word: String) -> String {
    var word = word
    let kind = random.number(0...99)
    if kind < 22 {
      for _ in 0..<random.one(1, 1, 1, 2, 3) { word = withTypo(word) }
    } else if kind < 28, word.unicodeScalars.count > 2 {
      word.unicodeScalars.insert(
        random.one(" ", " ", "-"),
        at: word.unicodeScalars.index(word.startIndex, offsetBy: random.number(1...word.unicodeScalars.count - 1)))
    } else if kind < 33 {
      word = word.hasSuffix("s") ? String(word.dropLast()) : word + "s"
    } else if kind < 37 {
      word = random.chance(0.5) ? word.lowercased() : word.uppercased()
    }
    return word
  }

  /// Puts quotes around words of the query, or hyphens before them.
  mutating func addAdvancedSyntax() {
    var words = query.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return }
    if random.chance(0.6) {
      let start = random.number(0...words.count - 1)
      let end = min(words.count - 1, start + random.number(0...2))
      words[start] = "\"" + words[start]
      words[end] += "\""
    }
    if random.chance(0.4) { words.insert("-" + word(), at: random.number(0...words.count)) }
    if random.chance(0.1) { words.append("-\"\(text(2...2))\"") }
    query = words.joined(separator: " ")
  }
}
