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
    var endsInQuotes = false
    for segment in segments(of: scalars) {
      let tokens = tokenizer.queryTokens(of: String(String.UnicodeScalarView(scalars[segment.range])))
      guard !tokens.isEmpty else { continue }
      if segment.isExcluded {
        query.exclusions.append(tokens.map { Word($0.word) })
      } else {
        append(tokens, from: segment.range.lowerBound, isQuoted: segment.isQuoted, to: &query)
        endsInQuotes = segment.isQuoted
      }
    }
    markPrefixes(&query, endsInQuotes: endsInQuotes)
    markOptional(Set(options.strings("optionalWords").flatMap(words)), in: &query)
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

  private func append(_ tokens: [Token], from offset: Int, isQuoted: Bool, to query: inout ParsedQuery) {
    let start = query.words.count
    let strictWords = Set(options.strings("disableTypoToleranceOnWords").flatMap(words))
    for token in tokens {
      let range = token.range.lowerBound + offset..<token.range.upperBound + offset
      var word = QueryWord(word: Word(token.word), range: range)
      word.isQuoted = isQuoted
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

  /// Ideographs side by side are a phrase: without a dictionary, that is the nearest thing to a word.
  private func appendRuns(of tokens: [Token], from start: Int, to query: inout ParsedQuery) {
    var runStart = 0
    for end in 1...tokens.count where end == tokens.count || !tokens[end].continuesRun {
      if end - runStart > 1 { query.phrases.append(start + runStart..<start + end) }
      runStart = end
    }
  }

  private func markPrefixes(_ query: inout ParsedQuery, endsInQuotes: Bool) {
    let quoted = query.phrases.flatMap { $0 }
    switch options.queryType {
    case .prefixNone: return
    case .prefixAll:
      for index in query.words.indices where !quoted.contains(index) { query.words[index].isPrefix = true }
    case .prefixLast:
      guard let last = query.words.indices.last, !endsInQuotes, !quoted.contains(last) else { return }
      query.words[last].isPrefix = true
    }
  }

  private func markOptional(_ optionalWords: Set<String>, in query: inout ParsedQuery) {
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
