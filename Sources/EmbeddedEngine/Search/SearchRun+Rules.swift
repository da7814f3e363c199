import IndexSettings
import IndexStore
import SearchModel

extension SearchRun {
  /// A document that rules put at a place among the hits.
  struct PromotedDocument {
    let document: DocumentID
    let objectID: String
    /// The place among the groups of hits, from 0.
    let place: Int
    /// The number of the rule.
    let rule: Int
  }

  /// The documents that rules hide, with the number of the first rule that does.
  static func hiddenDocuments(of rules: RuleOutcome, among documents: ExactDictionary<DocumentID>) -> [DocumentID: Int]
  {
    rules.hidings.reduce(into: [:]) { hidden, hiding in
      guard let document = documents[hiding.objectID], hidden[document] == nil else { return }
      hidden[document] = hiding.rule
    }
  }

  /// The documents that are promoted, by their places, and why others are not.
  ///
  /// A promoted document is a hit, whether it matches or not. Of two rules that promote one record, that of the higher
  /// precedence counts; of records with one position the one with the smaller id gets it and the others follow. A
  /// hidden record is not promoted: our decision, as the documentation of Algolia leaves it open.
  func promotedDocuments() -> (
    documents: [PromotedDocument], obstacles: [(promotion: RuleOutcome.Promotion, obstacle: PromotionObstacle)]
  ) {
    guard !rules.promotions.isEmpty else { return ([], []) }
    let groups = options.distinctCount > 0 ? index.columns.groups : nil
    var candidates: [(promotion: RuleOutcome.Promotion, document: DocumentID)] = []
    var obstacles: [(RuleOutcome.Promotion, PromotionObstacle)] = []
    for promotion in rules.promotions {
      let document = ruleDocuments[promotion.objectID]
      if let obstacle = obstacle(to: promotion, of: document, besides: candidates.map(\.document), groups) {
        obstacles.append((promotion, obstacle))
      } else if let document {
        candidates.append((promotion, document))
      }
    }
    candidates.sort { left, right in
      left.promotion.position == right.promotion.position
        ? utf8Precedes(left.promotion.objectID, right.promotion.objectID)
        : left.promotion.position < right.promotion.position
    }
    var next = 0
    let documents = candidates.map { promotion, document in
      let place = max(promotion.position, next)
      next = place == .max ? place : place + 1
      return PromotedDocument(document: document, objectID: promotion.objectID, place: place, rule: promotion.rule)
    }
    return (documents, obstacles)
  }

  /// Why a record is not promoted, nil when it is.
  private func obstacle(
    to promotion: RuleOutcome.Promotion, of document: DocumentID?, besides promoted: [DocumentID],
    _ groups: StoredGroups?
  ) -> PromotionObstacle? {
    guard let document else { return .unknownRecord }
    if scope.hidden[document] != nil { return .hidden }
    if promoted.contains(document) { return .promotedBefore }
    if promotion.isFiltered, !scope.filter.accepts(document) { return .filters }
    guard let groups, promoted.contains(where: { groups.group(of: $0) == groups.group(of: document) }) else {
      return nil
    }
    return .groupPromotedBefore
  }
}
