import SearchModel

/// Cuts a query text into words, phrases and excluded words.
package struct QueryParser {
  package let tokenizer: Tokenizer
  package let options: SearchOptions

  package init(tokenizer: Tokenizer, options: SearchOptions) {
    self.tokenizer = tokenizer
    self.options = options
  }

  /// A part of the query text of one kind.
  private struct Segment {
    var range: Range<Int>
    var isQuoted = false
    var isExcluded = false
  }

  package func parse(_ text: String) -> ParsedQuery {
    let scalars = Array(text.unicodeScalars)
    var query = ParsedQuery(text: scalars)
    // Whether the word that is being typed is one of the words to find.
    var endsOpen = true
    for segment in segments(of: scalars) {
      let tokens = tokenizer.queryTokens(of: String(String.UnicodeScalarView(scalars[segment.range])))
      guard !tokens.isEmpty else { continue }
      if segment.isExcluded {
        query.exclusions.append(tokens.map { Word($0.word) })
      } else {
        append(tokens, of: segment, to: &query)
      }
      endsOpen = !segment.isQuoted && !segment.isExcluded
    }
    markPrefixes(&query, endsOpen: endsOpen)
    markSequences(&query)
    markOptional(ExactSet(options.optionalWords.flatMap(words)), in: &query)
    if options.isSimilarityQuery {
      for index in query.words.indices { query.words[index].isOptional = true }
    }
    return query
  }

  /// A query text with spaces in the place of what the advanced syntax excludes.
  func textWithoutExclusions(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for segment in segments(of: scalars) where segment.isExcluded {
      for place in segment.range { scalars[place] = " " }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The normalised words of a setting that lists words.
  private func words(_ text: String) -> [String] {
    tokenizer.queryTokens(of: text).map(\.text)
  }

  private func append(_ tokens: [Token], of segment: Segment, to query: inout ParsedQuery) {
    let (start, offset, isQuoted) = (query.words.count, segment.range.lowerBound, segment.isQuoted)
    let strictWords = Set(options.strings("disableTypoToleranceOnWords").flatMap(words))
    for token in tokens {
      let range = token.range.lowerBound + offset..<token.range.upperBound + offset
      var word = QueryWord(word: Word(token.word), range: range)
      word.isQuoted = isQuoted
      word.isIdeograph = token.isIdeograph
      word.standsApart = standsApart(range.lowerBound, in: query.text)
      let isStrict = isQuoted || token.isIdeograph || strictWords.contains(word.text)
      word.typoAllowance = isStrict ? 0 : options.typoAllowance(for: token.word)
      word.canSplitAndConcatenate = !isStrict && options.typoTolerance != .off
      query.words.append(word)
    }
    if isQuoted {
      query.phrases.append(start..<query.words.count)
    } else {
      appendRuns(of: tokens, from: start, to: &query)
    }
  }

  /// Whether a hyphen after a space stands before a place of a text.
  private func standsApart(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
    place > 1 && text[place - 1] == "-" && text[place - 2].properties.isWhitespace
  }

  /// Ideographs side by side are a phrase: without a dictionary, that is the nearest thing to a word.
  private func appendRuns(of tokens: [Token], from start: Int, to query: inout ParsedQuery) {
    var runStart = 0
    for end in 1...tokens.count where end == tokens.count || !tokens[end].continuesRun {
      if end - runStart > 1 { query.phrases.append(start + runStart..<start + end) }
      runStart = end
    }
  }

  private func markPrefixes(_ query: inout ParsedQuery, endsOpen: Bool) {
    let closed = query.phrases.flatMap { $0 }
    switch options.queryType {
    case .prefixNone: return
    case .prefixAll:
      for index in query.words.indices where !closed.contains(index) { query.words[index].isPrefix = true }
    case .prefixLast:
      guard let last = query.words.indices.last, endsOpen, !closed.contains(last) else { return }
      query.words[last].isPrefix = true
    }
  }

  /// Finds the words that the text joins by characters other than spaces.
  ///
  /// Where one of these is a word itself, the words must stand side by side, in order, as Algolia documents it for
  /// `separatorsToIndex`; where none is, they only do so at best.
  private func markSequences(_ query: inout ParsedQuery) {
    var start = 0
    for end in query.words.indices.dropFirst() + [query.words.count] {
      guard end == query.words.count || !isJoined(query.words[end - 1], query.words[end], in: query) else { continue }
      let sequence = start..<end
      start = end
      guard sequence.count > 1 else { continue }
      if query.words[sequence].contains(where: isSeparator) {
        query.phrases.append(sequence)
      } else {
        query.sequences.append(sequence)
      }
    }
  }

  /// Whether two words side by side are parts of one sequence.
  private func isJoined(_ left: QueryWord, _ right: QueryWord, in query: ParsedQuery) -> Bool {
    let gap = query.text[left.range.upperBound..<max(left.range.upperBound, right.range.lowerBound)]
    guard !left.isQuoted, !right.isQuoted, !left.isIdeograph, !right.isIdeograph else { return false }
    if gap.isEmpty { return isSeparator(left) || isSeparator(right) }
    return gap.count == 1 && gap.allSatisfy(Tokenizer.joinsQueryWords)
  }

  private func isSeparator(_ word: QueryWord) -> Bool {
    word.word.scalars.count == 1 && word.word.scalars.allSatisfy(tokenizer.indexedSeparators.contains)
  }

  private func markOptional(_ optionalWords: ExactSet, in query: inout ParsedQuery) {
    guard !optionalWords.isEmpty else { return }
    for index in query.words.indices where optionalWords.contains(query.words[index].text) {
      query.words[index].isOptional = true
    }
  }

  /// Cuts the text where the advanced syntax changes its meaning.
  private func segments(of scalars: [Unicode.Scalar]) -> [Segment] {
    let (hasExactPhrases, hasExcludedWords) = (options.hasExactPhrases, options.hasExcludedWords)
    guard hasExactPhrases || hasExcludedWords else { return [Segment(range: 0..<scalars.count)] }
    var segments: [Segment] = []
    var plainStart = 0
    var index = 0
    func closePlain(at end: Int) {
      if end > plainStart { segments.append(Segment(range: plainStart..<end)) }
    }
    while index < scalars.count {
      let isWordStart = index == 0 || scalars[index - 1].properties.isWhitespace
      let isExcluded = hasExcludedWords && scalars[index] == "-" && isWordStart
      let start = isExcluded ? index + 1 : index
      if hasExactPhrases, start < scalars.count, scalars[start] == "\"",
        let close = scalars[(start + 1)...].firstIndex(of: "\"")
      {
        closePlain(at: index)
        segments.append(Segment(range: start + 1..<close, isQuoted: true, isExcluded: isExcluded))
        index = close + 1
        plainStart = index
      } else if isExcluded, start < scalars.count, !scalars[start].properties.isWhitespace {
        closePlain(at: index)
        let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
        segments.append(Segment(range: start..<end, isExcluded: true))
        index = end
        plainStart = index
      } else {
        index += 1
      }
    }
    closePlain(at: scalars.count)
    return segments
  }
}
