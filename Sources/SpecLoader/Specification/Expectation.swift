package import Diagnostics
package import SearchModel

/// What sections of one query must be, as one block of a query file says it.
package struct ExpectationBlock: Sendable, Hashable {
  /// What a block is about.
  package enum Scope: Sendable, Hashable {
    /// The section of a module, by its id.
    case module(String)
    /// Every section.
    case all
    /// All sections together.
    case page
  }

  /// What the block is about.
  package var scope: Scope
  /// Why at least one of its conditions is known not to hold; nil when all must hold.
  package var knownFailure: KnownFailure?
  /// Its conditions.
  package var expectations: [Expectation]

  /// Why a block fails.
  package struct KnownFailure: Sendable, Hashable {
    /// The reason, for people.
    package var reason: String
    /// Its place in the file.
    package var range: SourceRange
  }
}

/// One condition, with the place where it is written.
package struct Expectation: Sendable, Hashable {
  /// The condition.
  package enum Check: Sendable, Hashable {
    /// What the section comes to.
    case status(ExpectedStatus)
    /// How many records match.
    case nbHits(CountCondition)
    /// The first object ids (or facet values), in this order.
    case first([String])
    /// A hit that is there, perhaps within the first places.
    case contains(HitName, within: Int?)
    /// An object id that is not there.
    case excludes(String)
    /// Object ids in this order; others may stand between them.
    case order([String])
    /// A filter that every loaded hit satisfies.
    case each(FilterExpression)
    /// The count of a facet's value.
    case facet(attribute: String, value: String, count: CountCondition)
    /// How many requests the section costs.
    case requests(CountCondition)
    /// The rows are those that were kept when somebody looked at them: their ids, or some of their fields.
    case snapshot(fields: [String]?)
    /// The modules whose sections have rows, in this order.
    case sections([String])
    /// How many sections have rows.
    case shown(CountCondition)
    /// How many hits of all sections repeat a value of an attribute that another hit had.
    case duplicates(attribute: String, maximum: Int)
  }

  /// The condition.
  package var check: Check
  /// The condition's value as it was written.
  package var expected: JSON
  /// The file that holds it.
  package var file: String
  /// Its place in the file.
  package var range: SourceRange

  /// The check's key.
  package var name: String {
    switch check {
    case .status: "status"
    case .nbHits: "nbHits"
    case .first: "first"
    case .contains: "contains"
    case .excludes: "excludes"
    case .order: "order"
    case .each: "each"
    case .facet: "facets"
    case .requests: "requests"
    case .snapshot: "snapshot"
    case .sections: "sections"
    case .shown: "shown"
    case .duplicates: "duplicates"
    }
  }
}

/// How a hit is named.
package enum HitName: Sendable, Hashable {
  /// By its object id; in sections of facet values, by the value.
  case objectID(String)
  /// By a filter that it satisfies, with the filter's text.
  case filter(FilterExpression, String)
  /// In a table, by a text that is its object id, or a filter that it satisfies: `sku:12` can be both.
  case objectIDOrFilter(String, FilterExpression)
}

/// What a section can be expected to come to.
package enum ExpectedStatus: String, Sendable, Hashable, CaseIterable {
  /// It has rows.
  case ok
  /// It was answered and has no rows.
  case empty
  /// It shows nothing for the empty query.
  case hidden
  /// It ended in an error.
  case error
}

extension Expectation.Check {
  /// Whether rows are compared with those that are kept.
  var isSnapshot: Bool { if case .snapshot = self { true } else { false } }

  /// The filters that hits have to satisfy.
  var filters: [Filter] {
    switch self {
    case .each(let filters), .contains(.filter(let filters, _), _), .contains(.objectIDOrFilter(_, let filters), _):
      filters.clauses.flatMap(\.filters)
    default: []
    }
  }
}
