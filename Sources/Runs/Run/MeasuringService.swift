import SearchBackends
import SearchModel
import SpecLoader
import Workspaces

/// A backend whose answers are measured: how long each section waits, and for a backend in this process how many
/// requests it asks for, counted as those of remote backends are, although the engine answers them in one pass.
///
/// It is prompt, and knows words, where the backend does.
struct MeasuringService<Service: SearchService>: SearchService {
  /// The backend.
  let service: Service
  /// Whether requests are counted here; remote backends count theirs.
  let countsRequests: Bool

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    guard let ledger = RequestLedger.current else { return await service.answer(requests) }
    if countsRequests {
      for request in requests {
        ledger.add(RequestLedger.Cost(requests: FacetingRecipe.requestCount(of: request)), to: request.moduleID)
      }
    }
    let start = ContinuousClock.now
    let answers = await service.answer(requests)
    let duration = ContinuousClock.now - start
    for request in requests { ledger.add(duration, to: request.moduleID) }
    return answers
  }
}

extension MeasuringService: PromptSearchService where Service: PromptSearchService {}

extension MeasuringService: WordCuttingService where Service: WordCuttingService {
  func hasWord(in query: String, ofIndex name: String) -> Bool? { service.hasWord(in: query, ofIndex: name) }
}

extension RunPlan {
  /// The plan with what its sections cost measured.
  func measuring() -> RunPlan {
    var plan = self
    let embedded = ExactSet(loader.specification.backends.filter { $0.kind == .embedded }.map(\.name))
    var services: ExactDictionary<any SearchService> = [:]
    for (name, service) in loader.services {
      services[name] = Self.measured(service, countsRequests: embedded.contains(name))
    }
    plan.loader = GraphLoader(
      specification: loader.specification, services: services, moduleIDs: loader.modules.map(\.id))
    return plan
  }

  /// A service of the backend's own type: what it can do is known of that.
  private static func measured<Service: SearchService>(
    _ service: Service, countsRequests: Bool
  ) -> any SearchService {
    MeasuringService(service: service, countsRequests: countsRequests)
  }
}
