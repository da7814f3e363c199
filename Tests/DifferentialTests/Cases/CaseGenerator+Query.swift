import SearchModel

@testable import IndexSettings

extension CaseGenerator {
  /// Chooses the words of a query out of the record to find, and changes them as people do.
  mutating func makeQuery() {
    guard !random.chance(isLarge ? 0.3 : 0.1) else {
      query = random.one("", "", " ", "-")
      return
    }
    var words = wordsOfTarget()
    if isLarge, random.chance(0.5) {
      words = (0..<random.one(2, 3, random.number(4...11), random.number(4...11))).map { _ in random.early(of: pool) }
    }
    words = random.chance(0.6) ? changedOnce(words) : changedOften(words)
    if random.chance(0.4), let last = words.popLast() { words.append(beginning(of: last)) }
    query = random.chance(0.8) ? words.joined(separator: " ") : joined(words)
    if random.chance(0.04) { query = random.one(" ", "?", "\"", "") + query + random.one(" ", "!", ".", "?", "\"") }
    while query.utf8.count > 512 { query.removeLast() }
  }

  /// Changes words in one way that the engine forgives.
  private mutating func changedOnce(_ words: [String]) -> [String] {
    var words = words
    let place = random.number(0...words.count - 1)
    let letters = words[place].unicodeScalars
    switch random.number(0...9) {
    case 0, 1, 2: if letters.count > 3 { words[place] = withTypo(words[place]) }
    case 3: if letters.count > 7 { words[place] = withTypo(withTypo(words[place])) }
    case 4: if place + 1 < words.count { words[place] += words.remove(at: place + 1) }
    case 5: if letters.count > 2 { words[place] = cutInTwo(random.chance(0.3) ? cutInTwo(words[place]) : words[place]) }
    case 6: words.swapAt(0, place)
    case 7: if let trigger = synonymTrigger() { words = [trigger] }
    default: break
    }
    return words
  }

  /// Changes words in many ways, so that often nothing is found.
  private mutating func changedOften(_ words: [String]) -> [String] {
    var words = words
    if random.chance(0.1) { words.append(word()) }
    if random.chance(0.05) {
      words.insert(random.one("the", "of", "la", "der", "a"), at: random.number(0...words.count))
    }
    if random.chance(0.35), let trigger = synonymTrigger() {
      words = random.chance(0.5) ? [trigger] + words.suffix(1) : words.prefix(1) + [trigger]
    }
    words = words.map { changed($0) }
    if words.count > 1, random.chance(0.12) { words.swapAt(0, words.count - 1) }
    if words.count > 1, random.chance(0.12) {
      let place = random.number(0...words.count - 2)
      words[place] += words.remove(at: place + 1)
    }
    if random.chance(0.08) { words.insert(random.one(of: words), at: random.number(0...words.count)) }
    return words
  }

  /// Words with what joins them to sequences or phrases between some of them, or sets them apart.
  private mutating func joined(_ words: [String]) -> String {
    let separators = (settings["separatorsToIndex"]?.stringValue ?? "").map { String($0) }
    let usual = ["-", "-", ".", "'", " ", " -", "  ", ", ", "--", "®"]
    let gaps = separators + random.few(of: usual + separators.map { " " + $0 }, 1...4)
    var text = words.first ?? ""
    for word in words.dropFirst() { text += random.one(of: gaps) + word }
    return text
  }

  private mutating func cutInTwo(_ word: String) -> String {
    var letters = Array(word.unicodeScalars)
    letters.insert(random.one(" ", " ", "-"), at: random.number(1...letters.count - 1))
    return String(String.UnicodeScalarView(letters))
  }

  /// Words of the record to find: side by side in one of its texts, or from anywhere in it.
  private mutating func wordsOfTarget() -> [String] {
    let searchable = SearchableAttributes(settings["searchableAttributes"]?.stringListValue ?? [])
    let isAnywhere = searchable.isAll || random.chance(0.1)
    var texts: [String] = []
    for name in ["title", "body", "names", "info", "code", "a.b", "größe"] {
      target[name].map { value in
        Self.collectTexts(of: value, at: [name], into: &texts) { path in
          isAnywhere || searchable.entry(for: FieldPath(components: path)) != nil
        }
      }
    }
    let lists = texts.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
    guard !lists.isEmpty, !random.chance(0.04) else { return [word()] }
    if random.chance(0.75) {
      let words = random.one(of: lists)
      // The end of a text so long that positions count no further.
      if words.count > Self.countedPositions, random.chance(0.5) { return words.suffix(random.number(1...2)) }
      let start = random.chance(0.1) ? max(0, words.count - 2) : random.number(0...words.count - 1)
      return Array(words[start...].prefix(random.one(1, 1, 2, 2, 3, 4, 6)))
    }
    return (0..<random.one(1, 2, 2, 3, 4, 5)).map { _ in random.one(of: random.one(of: lists)) }
  }

  private static func collectTexts(
    of value: JSON, at path: [String], into texts: inout [String], where isWanted: ([String]) -> Bool
  ) {
    switch value {
    case .array(let items):
      for item in items { collectTexts(of: item, at: path, into: &texts, where: isWanted) }
    case .object(let members):
      for (name, member) in members { collectTexts(of: member, at: path + [name], into: &texts, where: isWanted) }
    default:
      if isWanted(path), let text = value.plainSearchableText { texts.append(text) }
    }
  }

  /// A word as it may be typed: with typos, cut in two, in another number or case.
  private mutating func changed(_ word: String) -> String {
    var word = word
    let kind = random.number(0...99)
    if kind < 22, word.unicodeScalars.count >= random.one(1, 4, 4, 4, 4, 4) {
      for _ in 0..<random.one(1, 1, 1, 2, 3) { word = withTypo(word) }
    } else if kind < 28, word.unicodeScalars.count > 2 {
      word = cutInTwo(word)
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
    if random.chance(0.5) {
      words.insert("-" + word(), at: random.chance(0.4) ? words.count : random.number(0...words.count))
    }
    if random.chance(0.1) { words.append("-\"\(text(2...2))\"") }
    query = words.joined(separator: " ")
  }
}
