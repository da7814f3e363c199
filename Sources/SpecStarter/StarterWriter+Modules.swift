import SearchModel
import SpecLoader

/// The sections of an index.
extension StarterWriter {
  mutating func module(_ section: StarterSection) -> [String] {
    let id = YAMLText.value(section.name.id)
    var lines = ["- id: \(id)", "  indexName: \(id)", "  title: \(YAMLText.value(section.name.title))"]
    if section.holdsSuggestions {
      lines += HitSchemaText.indented(
        explaining("role", "Choosing a hit of this section puts its query into the search box."))
      lines.append("  role: suggestions")
    }
    lines += HitSchemaText.indented(hit(section))
    if let display = section.display {
      lines += HitSchemaText.indented(explaining("display", "What text output shows of a hit: the label first."))
      let detail = display.detail.isEmpty ? "" : ", detail: \(YAMLText.list(display.detail))"
      lines.append("  display: { label: \(YAMLText.value(display.label))\(detail) }")
    }
    return lines + hierarchies(section) + facetModule(section)
  }

  /// The trees of categories of a section.
  private mutating func hierarchies(_ section: StarterSection) -> [String] {
    guard !section.settings.hierarchies.isEmpty else { return [] }
    let groups = section.settings.hierarchies.map { hierarchy in
      let values = [
        "name: \(YAMLText.value(hierarchy.name))", "attributes: \(YAMLText.list(hierarchy.attributes))",
        "separator: \(YAMLText.value(hierarchy.separator))",
      ]
      return "- hierarchical: { \(values.joined(separator: ", ")) }"
    }
    return HitSchemaText.indented(
      explaining("filterState", "A tree of categories. A path: \"…\" in it lets only that place be found.")
        + ["filterState:"] + HitSchemaText.indented(groups))
  }

  /// The section of facet values, if there is one.
  private mutating func facetModule(_ section: StarterSection) -> [String] {
    guard let facet = section.settings.facetSection, let facetID = section.facetID else { return [] }
    let index = YAMLText.value(section.name.id)
    let explanation = "The values that match what is typed, with their counts. Remove the section if it is of no use."
    return [""] + explaining("facet", explanation) + [
      "- id: \(YAMLText.value(facetID))", "  title: \(YAMLText.value(facet.title))",
      "  facet: { indexName: \(index), attribute: \(YAMLText.value(facet.attribute)), refines: \(index) }",
    ]
  }

  private mutating func hit(_ section: StarterSection) -> [String] {
    let hit = section.hit
    let leftOut =
      hit.functionalAttributes.isEmpty
      ? [] : ["# Left out: \(hit.functionalAttributes.joined(separator: " and ")), which only filters need."]
    guard !hit.schema.fields.isEmpty else { return leftOut }
    var lines = explaining("hit", "The fields of a hit, in output order; ? marks what a record may lack.")
    lines += ["hit:"] + HitSchemaText.indented(HitSchemaText.lines(hit.schema.fields)) + HitSchemaText.indented(leftOut)
    if hit.surplus > 0 {
      let count = hit.hasFurtherAttributes ? "More than \(hit.surplus)" : "\(hit.surplus)"
      lines.append("  # \(count) more attributes are left out. Add those that you want to see.")
    }
    return lines
  }
}
