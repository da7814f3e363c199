package import EmbeddedEngine
package import IndexSettings
package import SearchDialects
package import SearchModel

/// What a query asks of each section's backend, and why the embedded engine answers as it does.
package struct QueryExplanation: Sendable, Hashable {
  /// The text searched for.
  package var query: String
  /// The sections, in their order.
  package var sections: [SectionExplanation]
}

/// What one section asks and, on the embedded engine, how its hits were ranked.
package struct SectionExplanation: Sendable, Hashable {
  /// How a section's requests ended.
  package enum Status: String, Sendable, Hashable {
    /// It has rows.
    case ok
    /// It was answered and has no rows.
    case empty
    /// It shows nothing for the empty query.
    case hidden
    /// It ended in an error.
    case error
    /// Remote backends are sent nothing when a query is explained.
    case unsent
  }

  /// The module's id.
  package var module: String
  /// The index that is searched.
  package var indexName: String
  /// The heading.
  package var title: String
  /// The backend that answers.
  package var backend: String
  /// How the requests ended.
  package var status: Status
  /// The requests in the order in which they are sent; none for a hidden section.
  package var requests: [SearchSubrequest]
  /// The parameters of the main request that the backend takes and that do nothing there, sorted.
  package var idleParameters: [String] = []
  /// The settings of the index, as the spec has them, that do nothing there, sorted.
  package var idleSettings: [String] = []
  /// The rules that apply to the main request, and what they do; empty for remote backends.
  package var rules: [RuleExplanation] = []
  /// The page's hits with every criterion and what each query word matches; empty for remote backends and facet values.
  package var hits: [HitExplanation]
  /// The query with the words tagged that were removed because it found nothing.
  package var queryAfterRemoval: String?
  /// Why a requested record has its rank, or is not in the list.
  package var record: RecordExplanation?
  /// Why there is no answer.
  package var error: SearchError?
  /// The call over HTTP that carries the requests, other sections' of the same backend with them; nil for the embedded
  /// backend. Its target is the whole URL at the host that is asked first.
  package var call: HTTPCall?
}

/// Why a hit stands where it stands.
package struct HitExplanation: Sendable, Hashable {
  /// Every criterion in the order of the ranking, and what each query word matches.
  package var record: RecordExplanation
  /// The numbers of the criteria, as `_rankingInfo` names them.
  package var rankingInfo: JSONObject
  /// Why the hit does not fit the hit schema, and what becomes of it; nil for one that fits.
  package var misfit: HitMisfit?

  /// The record's id.
  package var objectID: String { record.objectID }
}

/// Why a hit does not fit its schema, and what becomes of it.
package struct HitMisfit: Sendable, Hashable {
  /// What is wrong.
  package var problem: String
  /// What becomes of such hits.
  package var policy: InvalidHitPolicy
}

extension HitMisfit: CustomStringConvertible {
  /// What becomes of the hit, and why.
  package var description: String {
    let consequence =
      switch policy {
      case .fail: "the section fails"
      case .skip: "left out"
      case .blank: "shown without the field"
      }
    return "\(consequence): \(problem)"
  }
}
