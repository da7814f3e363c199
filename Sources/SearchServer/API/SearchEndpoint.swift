import Diagnostics
import Presentation
import Runs
import SearchDialects
import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

/// Searches the sections of a spec as the page asks: the answer is what `search --format json` prints.
struct SearchEndpoint: Sendable {
  let spec: ServedSpec

  /// An answer, and what it cost.
  struct Outcome: Sendable {
    var bytes: [UInt8]
    var duration: Duration
    var requestCount: Int
    /// What of the question finds nothing, or has no effect.
    var warnings: [String]
  }

  /// Answers a question.
  ///
  /// - Throws: ``ServedFault``.
  func answer(_ question: SearchQuestion) async throws(ServedFault) -> Outcome {
    let workspace = try await spec.workspace(onBackend: question.backend)
    let plan = plan(of: question, in: workspace)
    if question.objectID != nil, !plan.loader.modules.contains(where: workspace.spec.explainsRecords) {
      throw ServedFault(400, "'object': \(CheckedSpec.explainingNobody)")
    }
    let start = ContinuousClock.now
    let runner = QueryRunner(plan: plan)
    let result = await runner.run(query: question.query)
    let requests = runner.search.connector.searcher.makeRequests()
    var outcome = Outcome(
      bytes: [], duration: ContinuousClock.now - start,
      requestCount: requests.reduce(0) { saturatingSum($0, FacetingRecipe.requestCount(of: $1.request)) },
      warnings: warnings(of: question, in: workspace))
    let renderer = OutputFormat.json.renderer(for: OutputShape(.search, layouts: plan.layouts))
    outcome.bytes = renderer.render(result)
    if question.isExplained {
      outcome.bytes = try await explained(outcome.bytes, question, plan, in: workspace)
    }
    return outcome
  }

  private func warnings(of question: SearchQuestion, in workspace: SearchWorkspace) -> [String] {
    let chosen = FilterTexts(byModule: question.refinements.mapValues { $0.flatMap(\.filterTexts) })
    return question.warnings + workspace.warnings(ofFilters: question.filters + chosen)
  }

  private func plan(of question: SearchQuestion, in workspace: SearchWorkspace) -> RunPlan {
    let chosen = question.modules.isEmpty ? workspace.spec.options.modules : question.modules
    var plan = workspace.plan(parameters: question.parameters, filters: question.filters)
    plan.loader = GraphLoader(
      specification: workspace.specification.refined(by: question.refinements), services: workspace.services,
      moduleIDs: chosen.isEmpty ? nil : chosen)
    return plan
  }

  /// The answer with its explanation behind it.
  private func explained(
    _ answer: [UInt8], _ question: SearchQuestion, _ plan: RunPlan, in workspace: SearchWorkspace
  ) async throws(ServedFault) -> [UInt8] {
    do {
      let explanation = try await workspace.explain(question.query, objectID: question.objectID, plan: plan)
      guard var members = try JSON(parsing: answer).objectValue else { return answer }
      members["explain"] = explanation.json
      var writer = JSONWriter(indentation: 2)
      writer.write(.object(members))
      writer.endLine()
      return writer.takeBytes()
    } catch let error as FilterSyntaxError {
      throw ServedFault(400, "filters: \(plan.hiding(error.message))")
    } catch {
      throw ServedFault(500, plan.hiding("\(error)"))
    }
  }
}
