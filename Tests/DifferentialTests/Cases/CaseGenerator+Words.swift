import SearchModel
import TestSupport

extension CaseGenerator {
  /// Chooses the words of the index: made up from few letters, so that all are near each other, or real ones.
  mutating func makePool() {
    let kind = random.number(0...99)
    if kind < 30 {
      pool = madeUpWords(random.one("ab", "abc", "abcd", "aeé", "abc1"))
    } else if kind < 65 {
      pool = random.few(of: WordLists.english, 2...6).flatMap { $0 }
      if random.chance(0.5) { pool += random.one(of: WordLists.european + WordLists.joined) }
    } else if kind < 85 {
      let all = WordLists.english + WordLists.european + WordLists.joined + WordLists.scripts
      pool = random.few(of: all, 2...7).flatMap { $0 }
    } else {
      pool = random.few(of: WordLists.scripts, 1...3).flatMap { $0 }
    }
    if random.chance(0.5) { pool += random.one(of: WordLists.joined) }
    if random.chance(0.02) { pool += ["a\u{1}b", "\u{1}", "q<st>"] }
    if random.chance(0.2) { pool += ["the", "of", "and", "la", "der"] }
    if random.chance(0.03) { pool.append(String(repeating: random.one("ab", "long", "é"), count: 20)) }
    pool = pool.shuffled(using: &random).uniqued()
  }

  private mutating func madeUpWords(_ letters: String) -> [String] {
    var words: [String] = []
    for _ in 0..<random.number(4...20) {
      words.append(String(String.UnicodeScalarView(random.word(1...random.number(3...9), of: letters))))
      if random.chance(0.3) { words.append(withTypo(random.one(of: words))) }
      if random.chance(0.3) { words.append(random.one(of: words) + random.one(of: words)) }
      if random.chance(0.2) { words.append(random.one(of: words) + "s") }
    }
    return words.filter { !$0.isEmpty }
  }

  /// A word as texts have it.
  mutating func word() -> String {
    let word = random.early(of: pool)
    let kind = random.number(0...19)
    if kind < 3 { return word.prefix(1).uppercased() + word.dropFirst() }
    return kind == 3 ? word.uppercased() : word
  }

  /// Words with what stands between them.
  mutating func text(_ lengths: ClosedRange<Int>) -> String {
    var text = ""
    for number in 0..<random.number(lengths) {
      if number > 0 {
        text +=
          random.chance(0.85)
          ? " "
          : random.one("", "", ", ", "-", ". ", ".", "'", "/", "\n", " & ", "  ", "—", "\u{A0}", "®", " \u{301}", "’")
      }
      text += word()
    }
    if random.chance(0.05) { text = marked(text) }
    if random.chance(0.03) { text = random.one(" ", "...", "(", "«") + text + random.one(" ", "!", ")", "»") }
    return text
  }

  /// A text with HTML in it, or what only looks like it.
  private mutating func marked(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<random.number(1...3) {
      let tag = random.one(
        "<b>", "</b>", "<br/>", "<a href=\"\(word()) \(word())\">", "</a>", "<!-- \(word()) -->", "<p class=\(word())>",
        "<\(word())>", "<a href='\(word())", "a < b")
      let place = random.number(0...words.count - 1)
      words[place] = random.one(tag + words[place], words[place] + tag, words[place] + " " + tag)
    }
    return words.joined(separator: " ")
  }

  /// A word with a letter missing, added, swapped or replaced.
  mutating func withTypo(_ word: String) -> String {
    var letters = Array(word.unicodeScalars)
    let isInner = letters.count > 1 && random.chance(0.7)
    let place = letters.isEmpty ? 0 : random.number((isInner ? 1 : 0)...letters.count - 1)
    let letter = random.chance(0.5) ? random.one(of: letters + ["a"]) : random.one("a", "e", "s", "x", "é", "t")
    switch random.number(0...3) {
    case 0 where !letters.isEmpty: letters.remove(at: place)
    case 1 where place + 1 < letters.count: letters.swapAt(place, place + 1)
    case 2 where !letters.isEmpty: letters[place] = letter
    default: letters.insert(letter, at: min(place + random.number(0...1), letters.count))
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// The first letters of a word.
  mutating func beginning(of word: String) -> String {
    let letters = word.unicodeScalars
    guard letters.count > 1 else { return word }
    return String(String.UnicodeScalarView(letters.prefix(random.number(1...letters.count))))
  }
}
