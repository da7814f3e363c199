package import SearchModel

/// How a virtual replica orders the hits that it shows: by attributes, then as its primary would.
///
/// It shows the most relevant hits only, as `relevancyStrictness` says. Algolia does not tell how it judges that. Here
/// hits are equally relevant when they are equal in typos, words, proximity and rank of the attribute, compared in the
/// order of the primary's ranking; of these classes the best ones are shown, as many as it takes to hold the share of
/// hits that the strictness leaves.
package struct RelevantSort: Sendable, Hashable {
  /// The settings that say the order.
  package static let settings = ["ranking", "customRanking"]
  /// What relevance is judged by: how well the words match. Distances, filters and the place within an attribute leave
  /// the classes large enough to be sorted.
  package static let relevanceCriteria: [RankingCriterion] = [.typo, .words, .proximity, .attribute]

  /// The attributes, most important first.
  package let orders: [AttributeOrder]

  /// Reads the `asc` and `desc` of a replica's own `ranking`, then those of its `customRanking`.
  package init(settings: SearchParameters) {
    orders = Self.settings.flatMap { settings[$0]?.stringListValue ?? [] }.compactMap(AttributeOrder.init)
  }

  /// The attributes as the settings name them.
  package var texts: [String] { orders.map(\.text) }

  /// How many hits are shown at least.
  ///
  /// - Parameters:
  ///   - count: how many hits there are.
  ///   - strictness: `relevancyStrictness`, 0 for all hits to 100 for the best class alone.
  package static func leastShown(of count: Int, strictness: Int) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: 100 - min(max(strictness, 0), 100))
    return overflow ? count : (product + 99) / 100
  }
}
