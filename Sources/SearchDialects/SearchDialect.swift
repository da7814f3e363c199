package import SearchModel

/// How one kind of backend is asked over HTTP, and how its answers read. Pure: no network, no clock.
package protocol SearchDialect: Sendable {
  /// What every call carries beside its own headers, such as a key.
  var headers: [HTTPHeader] { get }

  /// What differs in answers from one time to the next, and recordings are kept without.
  var volatileMembers: VolatileMembers { get }

  /// Words requests as calls.
  ///
  /// - Parameters:
  ///   - requests: what the sections ask.
  ///   - strategy: how the backend goes through them.
  func plan(_ requests: [SectionRequest], strategy: MultipleQueriesStrategy) -> CallPlan

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - reply: the answer; its status may be any.
  ///   - call: the call that it answers.
  /// - Returns: as many results as the call has members, in their order.
  /// - Throws: the error of the call as a whole.
  func results(
    in reply: HTTPReply, to call: PlannedCall
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>]

  /// Why the backend cannot do something that a spec asks for, in words that follow its name (`cannot …`, `has no …`);
  /// nil when it can.
  func refusal(of feature: SearchFeature) -> String?

  /// Why the backend does not do what an index's setting asks for, in words that follow its name; nil when it does, and
  /// when it is up to who keeps the index there.
  func refusal(ofSetting name: String, _ value: JSON) -> String?

  /// Whether the settings of an index say anything to the backend.
  var takesSettings: Bool { get }

  /// Why parameters cannot be asked for together: the one that cannot do without another, and the reason in words that
  /// follow the backend's name; nil when they can.
  func refusal(ofAll parameters: SearchParameters) -> (name: String, reason: String)?

  /// Whether the backend takes a parameter without a word, although there is nothing that it could act on.
  func ignores(_ parameter: String) -> Bool
}

extension SearchDialect {
  /// Nothing: calls have their own headers.
  package var headers: [HTTPHeader] { [] }

  /// Nothing that is known.
  package var volatileMembers: VolatileMembers { VolatileMembers() }

  /// Nil: the index is somebody else's.
  package func refusal(ofSetting name: String, _ value: JSON) -> String? { nil }

  /// True: whoever keeps the index there has them.
  package var takesSettings: Bool { true }

  /// Nil: each parameter stands by itself.
  package func refusal(ofAll parameters: SearchParameters) -> (name: String, reason: String)? { nil }

  /// False: everything is sent.
  package func ignores(_ parameter: String) -> Bool { false }
}

/// The calls that answer the requests of a batch.
package struct CallPlan: Sendable, Hashable {
  /// The calls, which may be sent at once.
  package var calls: [PlannedCall]
  /// The requests that cannot be encoded, by their place, with the reason.
  package var refusals: [Int: SearchError]
  /// How the backend goes through the requests when the calls are sent. When this differs from the strategy that was
  /// asked for, the backend has no equivalent, and the requests are to be sent one after the other.
  package var strategy: MultipleQueriesStrategy

  /// A plan.
  package init(
    calls: [PlannedCall] = [], refusals: [Int: SearchError] = [:], strategy: MultipleQueriesStrategy = .none
  ) {
    self.calls = calls
    self.refusals = refusals
    self.strategy = strategy
  }
}

/// A call with the requests that it answers.
package struct PlannedCall: Sendable, Hashable {
  /// A request of the batch that a call answers.
  package struct Member: Sendable, Hashable {
    /// Its place in the batch.
    package var place: Int
    /// What the section asks, in subrequests.
    package var plan: FacetingRecipe.Plan
    /// What the section asks.
    package var request: SectionRequest { plan.request }
    /// The subrequests that stand for it in the call, in their order.
    package var subrequests: [SearchSubrequest] { plan.subrequests }

    /// A member.
    package init(place: Int, plan: FacetingRecipe.Plan) {
      self.place = place
      self.plan = plan
    }
  }

  /// The call.
  package var call: HTTPCall
  /// The requests that it answers.
  package var members: [Member]

  /// A call of members.
  package init(call: HTTPCall, members: [Member]) {
    self.call = call
    self.members = members
  }
}

/// Something that a section of a spec asks of its backend.
package enum SearchFeature: Sendable, Hashable {
  /// A search parameter with its value.
  case parameter(name: String, value: JSON)
  /// A filter of a filter state or of a parameter.
  case filter(Filter)
  /// A group of a filter state.
  case filterGroup(FilterGroup.Kind)
  /// Facets that keep counting beside their own refinement.
  case disjunctiveFacet(attribute: String)
  /// A facet that counts what is left of groups, by the index's own declaration.
  case facetAfterDistinct(attribute: String)
  /// A section of facet values.
  case facetValues(attribute: String)
  /// Loading pages after the first one.
  case pages
}
