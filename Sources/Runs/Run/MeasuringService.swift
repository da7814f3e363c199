import SearchBackends
import SearchModel
import SpecLoader
import Workspaces

/// A backend whose answers are measured: how long each section waits, and for a backend in this process how many
/// requests it asks for, counted as those of remote backends are, although the engine answers them in one pass.
struct MeasuringService: SearchService {
  /// The backend.
  let service: any SearchService
  /// Whether requests are counted here; remote backends count theirs.
  let countsRequests: Bool

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    guard let ledger = RequestLedger.current else { return await service.answer(requests) }
    if countsRequests {
      for request in requests {
        let count = (try? FacetingRecipe.expand(request).count) ?? 1
        ledger.add(RequestLedger.Cost(requests: count), to: request.moduleID)
      }
    }
    let start = ContinuousClock.now
    let answers = await service.answer(requests)
    let duration = ContinuousClock.now - start
    for request in requests { ledger.add(duration, to: request.moduleID) }
    return answers
  }
}

extension MeasuringService: WordCuttingService {
  func hasWord(in query: String, ofIndex name: String) -> Bool? {
    (service as? any WordCuttingService)?.hasWord(in: query, ofIndex: name)
  }
}

extension RunPlan {
  /// The plan with what its sections cost measured.
  func measuring() -> RunPlan {
    var plan = self
    let embedded = ExactSet(loader.specification.backends.filter { $0.kind == .embedded }.map(\.name))
    var services: ExactDictionary<any SearchService> = [:]
    for (name, service) in loader.services {
      services[name] = MeasuringService(service: service, countsRequests: embedded.contains(name))
    }
    plan.loader = GraphLoader(
      specification: loader.specification, services: services, moduleIDs: loader.modules.map(\.id))
    return plan
  }
}
