import SearchModel

@testable import SearchGraph

extension PageMap {
  /// What must always hold and does not; for tests. Complexity: linear in the pages.
  func checkInvariants() -> [String] {
    var violations: [String] = []
    func check(_ holds: Bool, _ statement: @autoclosure () -> String) {
      if !holds { violations.append(statement()) }
    }
    check(zip(loaded, loaded.dropFirst()).allSatisfy { $0.number < $1.number }, "loaded pages ascend")
    for page in loaded {
      check(page.rows.count == layout.size(ofPage: page.number), "the size of page \(page.number) is known")
      check(keeps(page: page.number), "page \(page.number) is one to keep")
      check(page.number <= newest?.page ?? -1, "page \(page.number) is not above the newest")
      let firstRow = layout.firstRow(ofPage: page.number)
      let rows = page.rows.indices.map { saturatingSum(firstRow, $0) }.filter { $0 < .max }
      check(rows.allSatisfy { layout.page(ofRow: $0) == page.number }, "rows of page \(page.number) lie on it")
    }
    for (lower, upper) in zip(loaded, loaded.dropFirst()) {
      let end = saturatingSum(layout.firstRow(ofPage: lower.number), lower.rows.count)
      check(end <= layout.firstRow(ofPage: upper.number), "page \(upper.number) begins after page \(lower.number)")
    }
    check(failures.keys.allSatisfy { keeps(page: $0) && !pending.contains($0) }, "failures are of pages to keep")
    check(unwanted.isSubset(of: pending), "unwanted pages are pending")
    check(pending.allSatisfy { keeps(page: $0) || unwanted.contains($0) }, "pages not to be kept are unwanted")
    check((newest == nil) == invalidHits.isEmpty, "what came is known")
    check(newest != nil || loaded.isEmpty, "loaded pages have an answer")
    return violations
  }
}
