/// Documents of which it is known without reading them how good they can be at best.
struct RankingPortion {
  let documents: DocumentSet
  /// The fewest typos that they have.
  let typos: Int
  /// The least value of the attribute criterion.
  let attribute: Int
  /// The highest value of the exact criterion.
  let exact: Int

  init(_ documents: DocumentSet, typos: Int = 0, attribute: Int = 0, exact: Int) {
    self.documents = documents
    self.typos = typos
    self.attribute = attribute
    self.exact = exact
  }

  /// Sorts documents that match without typos into portions, the best ones first.
  static func portions(of documents: DocumentSet, _ run: SearchRun) -> [RankingPortion] {
    let query = run.query
    let isPlain = query.stretches.isEmpty && query.permissions.areMatchesUnrestricted
    if query.query.words.count == 1, isPlain { return portionsOfOneWord(documents, run) }
    // Other words for several at once are rare, and then every document may be exact.
    guard !query.stretches.contains(where: { $0.words.count > 1 }) else {
      return [RankingPortion(documents, exact: query.query.words.count)]
    }
    var exact = run.index.documents(
      withAll: query.query.words.indices.map { word in
        let terms = query.matches[word].runs.filter { $0.whole == 0 }.map(\.terms)
        let others = query.stretches.filter { $0.words == word..<word + 1 }.flatMap(\.candidates.keys)
        return terms + others.map { $0..<$0 + 1 }
      })
    exact.formIntersection(documents)
    var rest = documents
    rest.subtract(exact)
    let count = query.query.words.count
    return [RankingPortion(exact, exact: count), RankingPortion(rest, exact: count - 1)]
  }

  /// Where the codes of postings tell that a term stands, as the least values of the attribute criterion.
  private static let places = [0, 1, 10, Criteria.attributeWeight]

  /// Documents with one word: posting lists tell where it stands, and whether it stands alone.
  private static func portionsOfOneWord(_ documents: DocumentSet, _ run: SearchRun) -> [RankingPortion] {
    let (index, runs) = (run.index, run.query.matches[0].runs)
    var atPlace = places.map { _ in index.noDocuments }
    var exact = index.noDocuments
    for terms in runs where terms.typos == 0 {
      let isWhole = terms.whole == 0
      index.postings.forEach(in: terms.terms) { document, code in
        atPlace[code.place].insert(document)
        guard isWhole else { return }
        switch run.options.exactOnSingleWord {
        case .attribute: if code.fillsElement { exact.insert(document) }
        case .word: exact.insert(document)
        case .none: break
        }
      }
    }
    var rest = documents
    var portions: [RankingPortion] = []
    for (place, value) in zip(atPlace, places) {
      var here = rest
      here.formIntersection(place)
      rest.subtract(here)
      var hereExact = here
      hereExact.formIntersection(exact)
      here.subtract(hereExact)
      portions.append(RankingPortion(hereExact, attribute: value, exact: 1))
      portions.append(RankingPortion(here, attribute: value, exact: 0))
    }
    return portions + [RankingPortion(rest, exact: 1)]
  }
}
