import SearchModel
import SpecLoader
import Terminal

/// What has to happen outside the screen's state after a key.
enum Effect: Sendable, Hashable {
  /// The text in the search box changed.
  case type(String)
  /// The text in the search box was submitted, or replaced by a suggestion.
  case submit(String)
  /// Typed text that waits for typing to rest is to be searched now.
  case searchTypedText
  /// Everything is to be searched again.
  case searchAgain
  /// A value of a facet section was chosen or deselected.
  case selectFacet(section: Int, value: String)
  /// A filter of a section was chosen or deselected.
  case changeFilters(section: Int, FilterChange)
  /// The facets that the index of a section declares are to be counted.
  case countFacets(section: Int)
  /// A row that is not loaded yet is to be there.
  case loadRow(Int, section: Int)
  /// A query is worth keeping in the history.
  case remember(String)
  /// What is on the screen is to be a row of the query file, without some sections for reasons.
  case keepQuery(QueryRow, omissions: [String])
  /// The terminal may show something else than was written to it.
  case redraw
  /// The program is to be stopped as a job.
  case suspend
  /// The search is over.
  case finish(Outcome)
}

/// How a search ends.
package enum Outcome: Sendable, Hashable {
  /// Hits were chosen.
  case accepted(Selection)
  /// The user left.
  case cancelled
}
