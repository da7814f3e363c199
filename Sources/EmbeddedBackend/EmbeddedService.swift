public import EmbeddedEngine
import FileSystem
public import SearchModel
import Synchronization

/// The embedded engine as a backend: indices in memory or in mapped files, shared by every search.
public struct EmbeddedService: SearchService {
  /// Which index answers by each name.
  package let catalogue: IndexCatalogue

  /// A backend over the given indices; of equal names the last one counts.
  public init(indices: [EmbeddedIndex]) {
    self.init(IndexCatalogue(indices))
  }

  /// A backend over the indices that a catalogue has when they are asked for.
  package init(_ catalogue: IndexCatalogue) {
    self.catalogue = catalogue
  }

  /// How many calls are being answered in this process.
  private static let callCount = Atomic(0)

  /// Answers each request separately, and several concurrently when processors are idle.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    let calls = Self.callCount.wrappingAdd(1, ordering: .relaxed).newValue
    defer { Self.callCount.wrappingSubtract(1, ordering: .relaxed) }
    // Where each processor has a call, as in a batch, tasks would only make work.
    guard requests.count > 1, calls < SystemCalls.processorCount else {
      var answers: [Result<SearchResponse, SearchError>] = []
      for request in requests { answers.append(await result(of: request)) }
      return answers
    }
    // In two steps, since whole answers are so few that processors would wait for the last one.
    return await withTaskGroup(of: (Int, Step).self) { group in
      var answers = [Result<SearchResponse, SearchError>?](repeating: nil, count: requests.count)
      func take(_ step: Step, at place: Int) {
        switch step {
        case .answered(let answer): answers[place] = answer
        case .found(let section): group.addTask { (place, .answered(await answer(section))) }
        }
      }
      for (place, request) in requests.enumerated().dropFirst() {
        group.addTask { (place, await find(request)) }
      }
      // This task would have nothing else to do meanwhile.
      take(await find(requests[0]), at: 0)
      for await (place, step) in group { take(step, at: place) }
      return answers.compactMap { $0 }
    }
  }

  /// How far the answer to a request is.
  private enum Step: Sendable {
    case answered(Result<SearchResponse, SearchError>)
    case found(FoundSection)
  }

  /// Does the first step of an answer, or all of it where there is only one.
  private func find(_ request: SectionRequest) async -> Step {
    guard case .hits = request.target, !Task.isCancelled, let index = catalogue[request.indexName], !index.isDamaged
    else { return .answered(await result(of: request)) }
    do throws(SearchError) {
      return .found(try FoundSection(request, in: index))
    } catch {
      return .answered(index.isDamaged ? await result(of: request) : .failure(error))
    }
  }

  /// Does the second step of an answer.
  private func answer(_ section: FoundSection) async -> Result<SearchResponse, SearchError> {
    if !Task.isCancelled, let response = try? section.response() { return .success(response) }
    return await result(of: section.request)
  }

  private func result(of request: SectionRequest) async -> Result<SearchResponse, SearchError> {
    guard !Task.isCancelled else { return .failure(SearchError(.cancelled, "the search was cancelled")) }
    do throws(SearchError) {
      return .success(try await answer(request))
    } catch {
      return .failure(error)
    }
  }

  private func answer(_ request: SectionRequest) async throws(SearchError) -> SearchResponse {
    guard var index = catalogue[request.indexName] else {
      throw SearchError(.indexNotFound, "there is no index named '\(request.indexName)'")
    }
    if index.isDamaged, let replacement = await catalogue.sound(insteadOf: index) { index = replacement }
    do throws(SearchError) {
      return try answer(request, from: index)
    } catch {
      // What was found in damaged bytes is no answer, but what is found in sound ones may be.
      guard index.isDamaged, let replacement = await catalogue.sound(insteadOf: index) else { throw error }
      return try answer(request, from: replacement)
    }
  }

  private func answer(
    _ request: SectionRequest, from index: EmbeddedIndex
  ) throws(SearchError) -> SearchResponse {
    guard case .facetValues(let attribute, let facetQuery, let maxFacetHits) = request.target else {
      return try FoundSection(request, in: index).response()
    }
    let plan = try FacetingRecipe.Plan(request, listLength: .longest)
    let values = try index.searchFacetValues(
      attribute: attribute, facetQuery: facetQuery, maxFacetHits: maxFacetHits,
      parameters: plan.subrequests[0].parameters)
    return try plan.merge([values]) { index.facetListing(under: request.parameters) }
  }
}

extension EmbeddedService: PromptSearchService {}

extension EmbeddedService: WordCuttingService {
  package func hasWord(in query: String, ofIndex name: String) -> Bool? {
    catalogue[name]?.hasWord(in: query)
  }
}
