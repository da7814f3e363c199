import TestSupport
import Testing

@testable import Presentation

struct OutputNameTests {
  @Test(arguments: [
    ("out", OutputFormat.csv), ("out.txt", .json), ("a.b/out", .json), ("out.csv", .csv), ("out.tsv", .tsv),
    ("out.json", .json), ("out.json", .ndjson), ("out.jsonl", .ndjson), ("OUT.MD", .markdown), ("out.md", .text),
    ("v1.csv/out", .text), (".csvx", .text), ("out.", .text), ("", .text),
  ])
  func namesThatPromiseNothingElseAreRight(path: String, form: OutputFormat) {
    expectEqual(OutputName.problem(of: path, form: form), nil)
  }

  @Test(arguments: [
    ("out.csv", OutputFormat.text, "'out.csv' is written as text, whatever its name says; --format csv writes that"),
    ("a/out.CSV", .json, "'a/out.CSV' is written as json, whatever its name says; --format csv writes that"),
    ("out.ndjson", .json, "'out.ndjson' is written as json, whatever its name says; --format ndjson writes that"),
    ("out.json", .text, "'out.json' is written as text, whatever its name says; --format json writes that"),
    ("out.csv.gz", .csv, "'out.csv.gz' is not compressed, whatever its name says"),
  ])
  func namesThatPromiseAnotherFormAreTold(path: String, form: OutputFormat, problem: String) {
    expectEqual(OutputName.problem(of: path, form: form), problem)
  }

  private enum Form: String, CaseIterable { case text }

  @Test func aFormThatThereIsNotIsNotProposed() {
    expectEqual(OutputName.problem(of: "a.csv", form: Form.text), "'a.csv' is written as text, whatever its name says")
  }
}
