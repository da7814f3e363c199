import Diagnostics
import RunFixtures
import SearchGraph
import SearchModel
import SpecLoader

@testable import Presentation
@testable import Runs
@testable import Workspaces

/// A plan for the spec of a text, with one backend for every module.
func makePlan(
  _ text: String, service: any SearchService, reach: RunPlan.Reach = .onePage, parameters: SearchParameters = [:],
  filters: FilterTexts = [], isTimed: Bool = false
) throws -> RunPlan {
  let specification = try makeSpecification(text)
  let services = ExactDictionary(uniqueKeysWithValues: specification.backends.map { ($0.name, service) })
  return RunPlan(
    loader: GraphLoader(specification: specification, services: services), reach: reach, parameters: parameters,
    filters: filters, isTimed: isTimed)
}

/// A reader of queries written in a test.
func makeReader(_ text: String, form: QueryFileForm = .yaml) -> QueryFileReader {
  QueryFileReader([QuerySource(file: "queries", form: form, origin: .bytes(Array(text.utf8)))])
}

/// The queries of a YAML text.
func makeEntries(_ text: String) throws -> [QueryEntry] {
  var reader = makeReader(text)
  var entries: [QueryEntry] = []
  while let entry = try reader.next() { entries.append(entry) }
  return entries
}
