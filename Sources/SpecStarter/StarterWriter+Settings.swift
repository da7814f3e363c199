/// The settings of an index.
extension StarterWriter {
  mutating func settings(_ section: StarterSection) -> [String] {
    let settings = section.settings
    var lines: [String] = []
    if !settings.searchableAttributes.isEmpty {
      lines += explaining(
        "searchableAttributes", "What is searched, most important first. Without this list, everything is.")
      if settings.searchableAttributes.contains(where: { $0.hasPrefix("unordered(") }) {
        lines += explaining("unordered", "In unordered(…), it does not matter where in the text a word stands.")
      }
      lines += settings.searchRemarks.flatMap(comment)
      lines += list("searchableAttributes", settings.searchableAttributes)
    }
    if !settings.attributesForFaceting.isEmpty {
      lines += explaining(
        "attributesForFaceting", "What filters and counts may use; numbers need no entry to be filtered.")
      if settings.attributesForFaceting.contains(where: { $0.hasPrefix("searchable(") }) {
        lines += explaining("searchable", "The values of searchable(…) can be looked up.")
      }
      lines += settings.facetRemarks.flatMap(comment)
      lines += list("attributesForFaceting", settings.attributesForFaceting)
    } else if !lines.isEmpty {
      lines += settings.facetRemarks.flatMap(comment)
    }
    // A key with nothing but a comment would be a mistake.
    if !lines.isEmpty || !settings.customRanking.isEmpty { lines += settings.rankingRemark.map(comment) ?? [] }
    if !settings.customRanking.isEmpty {
      lines += explaining("customRanking", "Of hits that match equally well, those with more come first.")
      lines += list("customRanking", settings.customRanking)
    }
    return lines
  }
}
