import TestSupport
import Testing

/// The comparison that most tests make: if it said nothing, they could not fail.
struct ExpectEqualTests {
  @Test func unequalValuesAreAnIssueWithBothAndTheComment() {
    withKnownIssue {
      expectEqual(["a"], ["b"], "seed \(7)")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [#"expected ["b"], found ["a"]: seed 7"#]
        && issue.sourceLocation?.fileName == "ExpectEqualTests.swift"
    }
    withKnownIssue { expectEqual(Int?.none, 0) }
  }

  @Test func equalValuesAreNone() {
    expectEqual(["a"], ["a"])
    expectEqual(Int?.none, nil)
  }
}
