import Presentation
import SearchModel
import SpecLoader

// Rows beside those that are kept.
extension ResultJudge {
  func judgeSnapshot(_ fields: [String]?, _ expectation: Expectation, _ section: SectionFacts) -> CheckOutcome {
    if let absence = section.absence(of: fields ?? []) {
      return CheckOutcome(expectation, section.module, .error, actual: .null, "cannot be judged: \(absence)")
    }
    let found = JSON.array(section.shownRows.map { $0.snapshot(fields) })
    guard let kept = snapshot(section.module) else {
      return CheckOutcome(
        expectation, section.module, .failed, actual: found,
        "expected a snapshot, and none is kept yet: look at the rows with --review", details: section.topRows)
    }
    guard kept != found else {
      return CheckOutcome(
        expectation, section.module, .passed, actual: .integer(section.shownCount), "the rows are those that are kept")
    }
    return CheckOutcome(
      expectation, section.module, .failed, actual: found,
      "expected the rows that are kept, found others; --review shows them one by one",
      details: Snapshots.difference(from: kept, to: found))
  }
}

extension SectionFacts.Row {
  /// What is kept of the row: its id, or some of its fields beside it.
  fileprivate func snapshot(_ fields: [String]?) -> JSON {
    guard let fields else { return .string(id) }
    var members: JSONObject = ["objectID": .string(id)]
    for field in fields {
      members[field] = record.objectValue?[field] ?? record.value(at: FieldPath(field))
    }
    return .object(members)
  }
}
