import IndexSettings
import IndexStore

extension SearchRun {
  /// How many candidates are ranked at first for each group of hits that is wanted, and at least.
  private static let candidatesPerGroup = 4
  private static let fewestCandidates = 64

  /// How many groups the documents found are in.
  func groupCount() -> Int {
    // Groups of values are numbered from 0, then come those of documents without one.
    var groups = DocumentSet(capacity: 2 * index.documentCount)
    let numbers = index.columns.groups
    for document in found.documents { groups.insert(DocumentID(clamping: numbers.group(of: document))) }
    return groups.count
  }

  /// The first groups in the order of their best documents, each cut down to its best.
  func firstGroups(_ count: Int) -> HitGroups {
    guard count > 0 else { return HitGroups() }
    var candidateCount = max(count.multipliedReportingOverflow(by: Self.candidatesPerGroup).0, Self.fewestCandidates)
    var ranked = best(candidateCount)
    var groups = HitGroups(ranked, of: index, keeping: 1)
    while groups.count < count, ranked.count < found.count {
      candidateCount *= Self.candidatesPerGroup
      ranked = best(candidateCount)
      groups = HitGroups(ranked, of: index, keeping: 1)
    }
    guard options.distinctCount > 1 else { return groups }
    let numbers = index.columns.groups
    let chosen = Set(groups.groups.prefix(count).map { numbers.group(of: $0[0]) })
    var members = index.noDocuments
    for document in found.documents where chosen.contains(numbers.group(of: document)) {
      members.insert(document)
    }
    return HitGroups(best(members.count, of: members), of: index, keeping: options.distinctCount)
  }
}
