import IndexSettings
import SearchModel

/// Makes `_highlightResult` and `_snippetResult` of a record and of what Typesense marked in it.
struct TypesenseMarker {
  /// The words of the query, repeated as it repeats them.
  let words: [String]
  /// The same as results tell them.
  let allWords: JSON
  /// For each word the place where it stands first.
  let firstPlaces: [Int]
  let distinctCount: Int
  /// The places of words that the query joins to the next one, as `e` in `e-mail`.
  let joined: Set<Int>
  let form: Form

  /// How matches are shown, whatever the query's text.
  struct Form {
    /// What is to stand around matches.
    let tags: HighlightTags
    /// What stands around matches in the answer.
    let marks: HighlightTags
    /// What stands where a snippet is cut.
    let ellipsis: String
    /// Whether lists keep only elements that match.
    let onlyMatching: Bool
    /// Whether the last word of the query may be the beginning of one.
    let completesLastWord: Bool
  }

  /// An attribute whose texts are shown with their matches.
  struct Target {
    let path: FieldPath
    /// How many words its snippets have; nil for the whole text.
    let words: Int?
    /// Whether the server says nothing of matches in it.
    let isUnmarked: Bool

    init(_ attribute: String, words: Int? = nil, isUnmarked: Bool = false) {
      path = FieldPath(attribute)
      self.words = words
      self.isUnmarked = isUnmarked
    }
  }

  /// - Parameters:
  ///   - query: the query's text; empty for one without words.
  ///   - form: how matches are shown.
  init(query: String, form: Form) {
    let words = TypesenseWords(of: query).all
    self.words = words
    allWords = .array(words.map(JSON.string))
    firstPlaces = words.map { words.firstIndex(of: $0) ?? 0 }
    distinctCount = zip(firstPlaces, firstPlaces.indices).count { $0 == $1 }
    joined = TypesenseWords.joined(in: query)
    self.form = form
  }

  /// The results of the texts at a path; nil when there is no text.
  func result(of value: JSON, _ mark: TypesenseMark?, at path: ArraySlice<String>, of target: Target) -> JSON? {
    switch value {
    case .string(let text): return path.isEmpty ? leaf(text, mark, of: target) : nil
    case .array(let elements):
      let marks = mark?.elements
      let results = elements.enumerated().compactMap { place, element in
        result(of: element, marks?.count == elements.count ? marks.map { .tree($0[place]) } : nil, at: path, of: target)
      }
      return results.isEmpty ? nil : .array(results)
    case .object(let members):
      var results: JSONObject = [:]
      let marks = mark?.members
      if let name = path.first {
        guard let member = members[name] else { return nil }
        results[name] = result(of: member, marks?[name].map { .tree($0) }, at: path.dropFirst(), of: target)
      } else {
        for (name, member) in members {
          results[name] = result(of: member, marks?[name].map { .tree($0) }, at: path, of: target)
        }
      }
      return results.isEmpty ? nil : .object(results)
    default: return nil
    }
  }

  private func leaf(_ text: String, _ mark: TypesenseMark?, of target: Target) -> JSON {
    let count = target.words
    if count == nil, !target.isUnmarked, let result = plainLeaf(text, mark) { return result }
    let marked = (target.isUnmarked ? ownMarks(text) : markedText(text, mark)).map(withJoinedMarks)
    let matched = marked.map { matchedWords(in: $0) } ?? []
    let level = matched.isEmpty ? MatchLevel.none : matched.count >= words.count ? .full : .partial
    guard let count else {
      let value = marked.map(rendered) ?? text
      guard let marked, level != .none else { return HighlightResult.unmatched(value) }
      return HighlightResult.matched(
        value, level, isFull: marked.isFullyHighlighted, words: .array(matched.map(JSON.string)))
    }
    let whole = MarkedText(marked ?? HighlightedString(plain: text)) { match(of: $0) }
    let snippet = whole.snippet(length: count, tags: form.tags, ellipsis: form.ellipsis)
    return SnippetResult.of(snippet, level)
  }

  /// The text with its marks, nil when nothing matched.
  private func markedText(_ text: String, _ mark: TypesenseMark?) -> HighlightedString? {
    guard let tagged = mark?.tagged else { return nil }
    let marked = HighlightedString(tagged: tagged, plain: text, preTag: form.marks.pre, postTag: form.marks.post)
    return marked.parts.contains(where: \.isHighlighted) ? marked.withMarksOnWords : nil
  }

  /// The text with the words of the query marked; nil when it contains no such word.
  private func ownMarks(_ text: String) -> HighlightedString? {
    var parts: [HighlightedString.Part] = []
    func add(_ piece: Substring, _ isHighlighted: Bool) {
      guard !piece.isEmpty else { return }
      if let last = parts.indices.last, parts[last].isHighlighted == isHighlighted {
        parts[last].text += piece
      } else {
        parts.append(.init(text: String(piece), isHighlighted: isHighlighted))
      }
    }
    var rest = text[...]
    while !rest.isEmpty {
      let gap = rest.prefix { !$0.isWordPart }
      add(gap, false)
      let word = rest[gap.endIndex...].prefix(while: \.isWordPart)
      let length = matchedLength(of: word.lowercased())
      add(word.prefix(length), true)
      add(word.dropFirst(length), false)
      rest = rest[word.endIndex...]
    }
    return parts.contains(where: \.isHighlighted) ? HighlightedString(parts: parts) : nil
  }

  /// How many letters of a word the query has: all, or the beginning of which its last word is.
  private func matchedLength(of word: String) -> Int {
    if words.contains(word) { return word.count }
    guard form.completesLastWord, let last = words.last, word.hasPrefix(last) else { return 0 }
    return last.count
  }

  private func rendered(_ text: HighlightedString) -> String {
    text.parts.reduce(into: "") { $0 += $1.isHighlighted ? form.tags.pre + $1.text + form.tags.post : $1.text }
  }

  /// The text with one mark around words side by side that the query joins.
  private func withJoinedMarks(_ text: HighlightedString) -> HighlightedString {
    if joined.isEmpty { return text }
    var parts: [HighlightedString.Part] = []
    for part in text.parts {
      if part.isHighlighted, let gap = parts.last, !gap.isHighlighted, !gap.text.contains(where: \.isWordPart),
        let mark = parts.dropLast().last, isSequence(mark.text, part.text)
      {
        parts.removeLast(2)
        parts.append(.init(text: [mark.text, gap.text, part.text].joined(), isHighlighted: true))
      } else {
        parts.append(part)
      }
    }
    return HighlightedString(parts: parts)
  }

  /// Whether the query joins the last word of a text with the first one of another.
  private func isSequence(_ left: String, _ right: String) -> Bool {
    guard let left = TypesenseWords(of: left).all.last.flatMap(match),
      let right = TypesenseWords(of: right).all.first.flatMap(match)
    else { return false }
    return right == left + 1 && joined.contains(left)
  }

  /// The words of the query that a text's marks stand for, in the query's order.
  private func matchedWords(in text: HighlightedString) -> [String] {
    var found: Set<Int> = []
    var seen: ExactSet = []
    for part in text.parts where part.isHighlighted && found.count < distinctCount {
      for word in TypesenseWords(of: part.text).all
      where seen.count < TypesenseWords.mostCompared && seen.insert(word).inserted {
        if let place = match(of: word) { found.insert(place) }
      }
    }
    // A word that the query repeats stands for its repetitions, too.
    let texts = Set(found.map { words[$0] })
    return words.filter(texts.contains)
  }

  /// The place of the word of the query that is nearest to a marked one.
  func match(of marked: String) -> Int? {
    if words.count < 2 { return words.indices.first }
    if let place = words.firstIndex(of: marked) { return place }
    let distances = words.map { TypesenseWords.distance($0, marked) }
    return distances.indices.min { distances[$0] < distances[$1] }
  }
}

extension HighlightedString {
  /// The text with its marks taken from the punctuation at their ends, which Typesense marks along with a word.
  fileprivate var withMarksOnWords: HighlightedString {
    guard
      parts.contains(where: { part in
        part.isHighlighted && (part.text.first?.isWordPart == false || part.text.last?.isWordPart == false)
      })
    else { return self }
    let cut: [Part] = parts.flatMap { part -> [Part] in
      guard part.isHighlighted, let words = part.text.extent(where: \.isWordPart) else { return [part] }
      return [
        Part(text: String(part.text[..<words.lowerBound]), isHighlighted: false),
        Part(text: String(part.text[words]), isHighlighted: true),
        Part(text: String(part.text[words.upperBound...]), isHighlighted: false),
      ]
    }
    return HighlightedString(parts: cut)
  }

  /// Whether every word is marked.
  fileprivate var isFullyHighlighted: Bool {
    parts.allSatisfy { $0.isHighlighted || !$0.text.contains(where: \.isWordPart) }
  }
}
