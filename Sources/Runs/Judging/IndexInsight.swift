import Diagnostics
import EmbeddedEngine
import Evaluation
import IndexSettings
import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

/// Asks embedded indices why records are where they are.
struct IndexInsight {
  private let loader: GraphLoader
  private let indices: ExactDictionary<EmbeddedIndex>
  /// What the present query asks, by module.
  private let requests: ExactDictionary<SectionRequest>

  /// The indices of a query.
  init(loader: GraphLoader, indices: ExactDictionary<EmbeddedIndex>, requests: ExactDictionary<SectionRequest>) {
    self.loader = loader
    self.indices = indices
    self.requests = requests
  }

  /// What is known of a record in the section of a module; nil for facet values and remote backends.
  func callAsFunction(_ module: String, _ objectID: String) -> RecordInsight? {
    guard let specification = loader.modules.first(where: { $0.id.hasSameBytes(as: module) }),
      case .hits(let hits) = specification.content, loader.specification.isEmbedded(specification),
      let index = indices[specification.indexName]
    else { return nil }
    // Of a hidden section only this much is to be said.
    guard let request = requests[module] else {
      let filter = Filter(.facet(attribute: "objectID", value: .string(objectID)))
      let search: SearchParameters = ["filters": .string(filter.description), "hitsPerPage": 0]
      return (try? index.search(search)).map { RecordInsight(isIndexed: $0.nbHits > 0) }
    }
    guard let parameters = (try? FacetingRecipe.expand(request))?.first?.parameters,
      let record = try? index.explain(objectID: objectID, parameters: parameters)
    else { return nil }
    if record.reasons.contains(.unknownRecord) { return RecordInsight(isIndexed: false) }
    guard let position = record.position else {
      return RecordInsight(isIndexed: true, reasons: record.reasons.map(\.description))
    }
    if hits.onInvalidHit == .skip, let problem = Self.misfit(objectID, in: index, hits.schema, parameters) {
      return RecordInsight(isIndexed: true, reasons: ["it is left out at rank \(position): \(problem)"])
    }
    let best = (try? index.explainHits(parameters))?.first
    return RecordInsight(
      isIndexed: true, rank: position,
      reasons: best.flatMap { Self.difference(of: record, from: $0) }.map { [$0] } ?? [])
  }

  /// Why a record does not fit a hit schema; nil for one that does.
  private static func misfit(
    _ objectID: String, in index: EmbeddedIndex, _ schema: HitSchema?, _ parameters: SearchParameters
  ) -> String? {
    let records = try? index.records([objectID], attributes: parameters.attributesToRetrieve)
    return records?[objectID].flatMap { DynamicHitDecoder.misfit(of: $0, schema) }
  }

  /// The first criterion by which a record is below a better one.
  private static func difference(of record: RecordExplanation, from best: RecordExplanation) -> String? {
    guard !record.objectID.hasSameBytes(as: best.objectID) else { return nil }
    if best.promotedBy != nil, record.promotedBy == nil { return "below '\(best.objectID)', which a rule promotes" }
    let pair = zip(record.criteria, best.criteria).first { $0.value != $1.value }
    return pair.map { own, other in
      "below '\(best.objectID)': \(own.name) \(shown(own.value)) instead of \(shown(other.value))"
    }
  }

  private static func shown(_ value: JSON?) -> String { value.map { $0.scalarText ?? $0.text() } ?? "none" }
}
