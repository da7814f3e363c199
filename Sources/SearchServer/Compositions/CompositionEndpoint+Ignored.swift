import Diagnostics
import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

extension CompositionEndpoint {
  /// What of a run has no effect.
  func ignored(of run: ServedComposition, in feeds: [ModuleSpecification]) -> [IgnoredParameter] {
    let groups = feeds.flatMap { injection(into: $0.id)?.injectedItems ?? [] }.filter { $0.source != .search }
    let unknown = run.injectedItems.filter { given in !groups.contains { $0.key.hasSameBytes(as: given.key) } }
    var ignored = unknown.map {
      IgnoredParameter(
        name: "injectedItems",
        message: "'injectedItems.\($0.key)' has no effect: no group of these feeds with this key is external",
        wouldChangeHits: true)
    }
    ignored += run.ignored.map {
      IgnoredParameter(name: $0, message: "'\($0)' has no effect: the spec says nothing of it", wouldChangeHits: true)
    }
    for feed in feeds {
      for parameter in self.ignored(run.parameters, in: feed)
      where !ignored.contains(where: { $0.name == parameter.name }) {
        ignored.append(parameter)
      }
    }
    return ignored
  }

  /// What of the parameters has no effect in a feed.
  private func ignored(_ parameters: SearchParameters, in feed: ModuleSpecification) -> [IgnoredParameter] {
    let specification = spec.workspace.specification
    guard let backend = specification.backend(of: feed) else { return [] }
    guard let dialect = backend.dialect(indices: specification.indices) else {
      return IgnoredParameter.all(in: parameters, over: spec.settings(of: feed.indexName))
    }
    return parameters.values.keys.sorted().filter(dialect.ignores).map {
      IgnoredParameter(
        name: $0, message: "'\($0)' has no effect in the feed '\(feed.id)' on the backend '\(backend.name)'",
        wouldChangeHits: !SearchParameter.namesAboutUsers.contains($0))
    }
  }
}
