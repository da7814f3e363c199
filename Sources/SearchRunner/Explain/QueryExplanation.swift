public import EmbeddedEngine
public import IndexSettings
public import SearchDialects
public import SearchModel

/// What a query asks of each section's backend, and why the embedded engine answers as it does.
public struct QueryExplanation: Sendable, Hashable {
  /// The text searched for.
  public var query: String
  /// The sections, in their order.
  public var sections: [SectionExplanation]
}

/// What one section asks and, on the embedded engine, how its hits were ranked.
public struct SectionExplanation: Sendable, Hashable {
  /// What became of a section's requests.
  public enum Status: String, Sendable, Hashable {
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
  public var module: String
  /// The index that is searched.
  public var indexName: String
  /// The heading.
  public var title: String
  /// The backend that answers.
  public var backend: String
  /// What became of the requests.
  public var status: Status
  /// The requests in the order in which they are sent; none for a hidden section.
  public var requests: [SearchSubrequest]
  /// The rules that apply to the main request, and what they do; empty for remote backends.
  public var rules: [RuleExplanation] = []
  /// The page's hits with every criterion and what each query word matches; empty for remote backends and facet values.
  public var hits: [HitExplanation]
  /// The query with the words tagged that were removed because it found nothing.
  public var queryAfterRemoval: String?
  /// Why a record asked about is where it is, or is not in the list.
  public var record: RecordExplanation?
  /// Why there is no answer.
  public var error: SearchError?
  /// The call over HTTP that carries the requests, other sections' of the same backend with them; nil for the embedded
  /// backend. Its target is the whole URL at the host that is asked first.
  public var call: HTTPCall?
}

/// Why a hit stands where it stands.
public struct HitExplanation: Sendable, Hashable {
  /// Every criterion in the order of the ranking, and what each query word matches.
  public var record: RecordExplanation
  /// The numbers of the criteria, as `_rankingInfo` names them.
  public var rankingInfo: JSONObject

  /// The record's id.
  public var objectID: String { record.objectID }
}
