import SearchBackends
import SearchModel
import SpecLoader
import Workspaces

/// A backend in this process, whose requests are counted as those of remote backends are: a section costs the
/// subrequests that it is made of, although the engine answers them in one pass.
struct CountingService: SearchService {
  /// The backend.
  let service: any SearchService

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    for request in requests {
      let count = (try? FacetingRecipe.expand(request).count) ?? 1
      RequestLedger.current?.add(RequestLedger.Cost(requests: count), to: request.moduleID)
    }
    return await service.answer(requests)
  }
}

extension CountingService: WordCuttingService {
  func hasWord(in query: String, ofIndex name: String) -> Bool? {
    (service as? any WordCuttingService)?.hasWord(in: query, ofIndex: name)
  }
}

extension RunPlan {
  /// The plan with the requests to embedded backends counted.
  func countingRequests() -> RunPlan {
    var plan = self
    let embedded = ExactSet(loader.specification.backends.filter { $0.kind == .embedded }.map(\.name))
    var services = loader.services
    for name in embedded { services[name] = services[name].map(CountingService.init) }
    plan.loader = GraphLoader(
      specification: loader.specification, services: services, moduleIDs: loader.modules.map(\.id))
    return plan
  }
}
