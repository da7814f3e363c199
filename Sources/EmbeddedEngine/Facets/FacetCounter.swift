import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Counts facet values and their statistics over the documents found.
struct FacetCounter {
  private let index: EmbeddedIndex
  private let options: SearchOptions
  /// The attributes asked for that are counted, `*` being all, in the order asked.
  private let attributes: [String]

  init(index: EmbeddedIndex, options: SearchOptions) {
    self.index = index
    self.options = options
    let counted = index.faceting.attributes.filter(index.faceting.isCounted)
    var attributes: OrderedSet<String> = []
    for name in options.values.facets {
      if name == "*" {
        attributes.append(contentsOf: counted)
      } else if index.faceting.isCounted(name) {
        attributes.append(name)
      }
    }
    self.attributes = attributes.elements
  }

  /// Whether some attribute counts what is left when groups are cut down to their best.
  var needsKept: Bool { options.distinctCount > 0 && attributes.contains(where: isAfterDistinct) }

  private func isAfterDistinct(_ attribute: String) -> Bool {
    options.isFacetingAfterDistinct
      || (index.faceting.isCountedAfterDistinct(attribute) && options.typoTolerance != .min
        && options.typoTolerance != .strict)
  }

  /// Adds the counts to a response.
  ///
  /// - Parameters:
  ///   - found: the documents that match.
  ///   - list: the hits: promoted documents count as well.
  func count(_ found: DocumentSet, with list: HitList, into response: inout SearchResponse) {
    guard !attributes.isEmpty else { return }
    let listing = FacetListing(options.values)
    let documents = found.union(list.promoted)
    for attribute in attributes {
      guard let column = index.columns.facet(attribute) else { continue }
      let kept = isAfterDistinct(attribute) ? list.kept : nil
      let counts = kept.map { column.counts(over: $0) } ?? column.counts(over: documents)
      let facets = column.facets(counts, by: listing.order, limit: listing.limit)
      if !facets.isEmpty { response.facets[attribute] = facets }
      response.facetStats[attribute] =
        kept.map { index.columns.statistics(of: attribute, over: $0) }
        ?? index.columns.statistics(of: attribute, over: documents)
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
