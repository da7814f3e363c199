package import Presentation
package import SearchModel
package import SpecLoader
package import Workspaces

/// What a run asks of every query, beside the queries themselves. Shared by all workers.
package struct RunPlan: Sendable {
  /// How far sections of hits are loaded.
  package enum Reach: Sendable, Hashable {
    /// One page.
    case onePage
    /// Pages until so many rows are there, in sections that scroll.
    case rows(Int)
    /// Every page of every section.
    case allPages
  }

  /// Builds each worker's graph.
  package var loader: GraphLoader
  /// How far sections are loaded.
  package var reach: Reach
  /// How much is loaded of a backend that announces more and more; nil for what fits its kind.
  package var limits: LoadingLimits?
  /// The parameters of the command line, which win over those of rows and specs.
  package var parameters: SearchParameters
  /// The filter texts of the command line.
  package var filters: FilterTexts
  /// Whether results carry their duration.
  package var isTimed: Bool
  /// Hides secrets in the messages of errors. Those of backends hold none; others may quote a text that was typed.
  package var hiding: @Sendable (String) -> String
  /// Where workers run; nil for anywhere.
  package var executor: (any TaskExecutor)?

  /// A plan.
  package init(
    loader: GraphLoader, reach: Reach = .onePage, limits: LoadingLimits? = nil, parameters: SearchParameters = [:],
    filters: FilterTexts = [], isTimed: Bool = false, hiding: @escaping @Sendable (String) -> String = { $0 },
    executor: (any TaskExecutor)? = nil
  ) {
    self.loader = loader
    self.reach = reach
    self.limits = limits
    self.parameters = parameters
    self.filters = filters
    self.isTimed = isTimed
    self.hiding = hiding
    self.executor = executor
  }

  /// How the plan's sections are laid out in outputs.
  package var layouts: [SectionLayout] { loader.modules.map { loader.specification.layout(of: $0) } }
}

extension SearchSpecification {
  /// How the section of a module is laid out in outputs.
  func layout(of module: ModuleSpecification) -> SectionLayout {
    let tags = displayParameters(of: module).highlightTags
    guard case .hits(let hits) = module.content else {
      return SectionLayout(module: module.id, isFacet: true, highlightTags: tags)
    }
    return SectionLayout(
      module: module.id, schema: hits.schema, label: hits.label, detail: hits.detail,
      isHighlightingInverted: hits.role == .suggestions, highlightTags: tags)
  }

  /// What a module's searches say of how results are shown, where its index says it by settings, too.
  func displayParameters(of module: ModuleSpecification) -> SearchParameters {
    indexSettings(of: module).overlaid(with: query).overlaid(with: module.query)
  }
}
