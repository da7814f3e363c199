import Presentation
import SearchGraph
import SearchModel

/// Reads the query of a suggestion: its field `query`, else its label.
struct HitQuery {
  let layout: SectionLayout

  func text(of hit: DynamicHit) -> String {
    hit.fields["query"]?.stringValue ?? HitReader(layout: layout).label(of: hit).plainText
  }
}
