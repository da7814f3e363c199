import IndexSettings
import IndexStore
import SearchModel

/// The hits of a search in their order: those that rules promote at their places, the others as they are ranked.
struct HitList {
  /// How many hits there are, or groups of them: what `nbHits` says.
  let totalCount: Int
  /// How many of them pages show; fewer than all only in virtual replicas.
  let shownCount: Int
  /// The first hits, as many groups as were asked for, or more.
  let shown: HitGroups
  /// What is left of all hits when groups are cut down to their best; nil unless it was asked for.
  let kept: [DocumentID]?
  /// The documents that rules promote.
  let promoted: [DocumentID]
  /// The rules that apply, with what they did.
  let appliedRules: [RuleExplanation]

  /// - Parameters:
  ///   - count: how many groups of hits are wanted.
  ///   - needsKept: whether ``kept`` is wanted, which takes ranking all hits of a grouped search.
  init(_ run: SearchRun, count: Int, needsKept: Bool = false) {
    let promotion = run.promotedDocuments()
    let front = promotion.documents
    promoted = front.map(\.document)
    let otherCount = run.found.count - promoted.count { run.found.documents.contains($0) }
    let size = run.options.distinctCount
    let places: [Int]
    if run.index.relevantSort != nil || (size > 0 && (needsKept || !front.isEmpty)) {
      let others = run.best(otherCount, without: Set(promoted))
      let all = HitGroups(promoted + others, of: run.index, keeping: size)
      var shown =
        run.index.relevantSort == nil
        ? all : HitGroups(promoted + run.relevant(others), of: run.index, keeping: size)
      shown.moveFirst(toPlaces: front.map(\.place))
      (totalCount, shownCount, self.shown) = (all.count, shown.count, shown)
      kept = needsKept && size > 0 ? all.documents : nil
      let placesShown = shown.places(of: Set(promoted))
      places = promoted.map { placesShown[$0] ?? 0 }
    } else if size > 0 {
      totalCount = run.groupCount()
      (shownCount, shown, kept, places) = (totalCount, run.firstGroups(count), nil, [])
    } else {
      let others = run.best(count, without: Set(promoted))
      var shown = HitGroups(promoted + others, of: run.index, keeping: 0)
      // When only the best of the others are at hand, places after them are after the wanted hits as well.
      shown.moveFirst(toPlaces: front.map(\.place))
      totalCount = otherCount + front.count
      (shownCount, self.shown, kept) = (totalCount, shown, nil)
      places = front.enumerated().map { min($0.element.place, otherCount + $0.offset) }
    }
    var rules = run.rules.applied
    for hiding in run.rules.hidings where run.ruleDocuments[hiding.objectID] != nil {
      rules[hiding.rule].effects.append(.hid(hiding.objectID))
    }
    for (promotion, obstacle) in promotion.obstacles {
      rules[promotion.rule].effects.append(.notPromoted(promotion.objectID, obstacle))
    }
    for (promotion, place) in zip(front, places) {
      rules[promotion.rule].effects.append(.promoted(promotion.objectID, place: place + 1))
    }
    appliedRules = rules
  }
}
