import IndexSettings
import IndexStore
import SearchModel

/// Counts facet values and their statistics over the documents found.
struct FacetCounter {
  private let index: IndexView
  private let options: SearchOptions
  /// The attributes asked for that are counted, `*` being all, in the order asked.
  private let attributes: [String]
  /// Whether the response has counts, and whether it has statistics.
  private let (hasCounts, hasStatistics): (Bool, Bool)

  init(index: IndexView, options: SearchOptions) {
    self.index = index
    self.options = options
    let fields = options.strings("responseFields")
    func isWanted(_ field: String) -> Bool { fields.contains("*") || fields.contains(field) }
    (hasCounts, hasStatistics) = (isWanted("facets"), isWanted("facets_stats"))
    guard hasCounts || hasStatistics else {
      attributes = []
      return
    }
    let faceting = index.options.faceting
    var attributes: ExactSet = []
    for name in options.values.facets {
      if name == "*" {
        for attribute in faceting.attributes where faceting.isCounted(attribute) {
          attributes.insert(attribute)
          attributes.formUnion(index.columns.facetMembers(of: attribute).filter { !faceting.isListed($0) })
        }
      } else if faceting.isCounted(name) {
        attributes.insert(name)
      }
    }
    self.attributes = Array(attributes)
  }

  /// Whether some attribute counts what is left when groups are cut down to their best.
  var needsKept: Bool { options.distinctCount > 0 && attributes.contains(where: isAfterDistinct) }

  private func isAfterDistinct(_ attribute: String) -> Bool {
    options.isFacetingAfterDistinct
      || (index.options.faceting.isCountedAfterDistinct(attribute) && options.typoTolerance != .min
        && options.typoTolerance != .strict)
  }

  /// Adds the counts to a response.
  ///
  /// - Parameters:
  ///   - found: the documents that match.
  ///   - promoted: the documents that rules promote, which count as well.
  ///   - kept: what is left of both when groups are cut down to their best, where ``needsKept`` says so.
  ///   - apart: attributes whose values need no counts, because another search counts them: such a facet is empty, and
  ///     is
  ///     there when a document has a value.
  func count(
    _ found: DocumentSet, promoted: [DocumentID], kept: [DocumentID]?, apart: ExactSet = [],
    into response: inout SearchResponse
  ) {
    guard !attributes.isEmpty else { return }
    let listing = FacetListing(options.values)
    let documents = found.union(promoted)
    for attribute in attributes {
      guard let column = index.columns.facet(attribute) else { continue }
      let kept = isAfterDistinct(attribute) ? kept : nil
      if apart.contains(attribute), hasCounts, listing.limit > 0,
        kept.map({ column.hasValues(among: $0) }) ?? column.hasValues(among: documents)
      {
        response.facets[attribute] = []
        continue
      }
      if hasCounts {
        let counts = kept.map { column.counts(over: $0) } ?? column.counts(over: documents)
        let facets = column.facets(counts, by: listing.order, limit: listing.limit)
        if !facets.isEmpty { response.facets[attribute] = facets }
      }
      if hasStatistics {
        response.facetStats[attribute] =
          kept.map { index.columns.statistics(of: attribute, over: $0) }
          ?? index.columns.statistics(of: attribute, over: documents)
      }
    }
  }
}

extension DocumentSet {
  /// This set with more documents.
  func union(_ documents: [DocumentID]) -> DocumentSet {
    guard !documents.isEmpty else { return self }
    var union = self
    for document in documents { union.insert(document) }
    return union
  }
}
