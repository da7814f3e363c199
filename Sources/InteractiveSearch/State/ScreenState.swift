import Diagnostics
import SearchModel
import Terminal

/// The interactive search as a value: what is typed, what was answered, where the cursor is, which panel is open.
///
/// Keys, answers and the time go in; effects come out. There is no clock and no terminal in it: what the screen looks
/// like is a function of the state (``draw()``), and all changes are in ``handle(_:)`` and ``take(_:)``.
struct ScreenState: Sendable {
  /// What lies over the list.
  enum Overlay: Sendable {
    /// The keys, from a line on.
    case help(top: Int)
    /// Earlier queries.
    case history(HistoryPanel)
    /// Facets and filters of a section.
    case filters(FilterPanel)
  }

  /// The figures of the last search.
  struct Figures: Sendable, Hashable {
    var duration: Duration?
    var requestCount = 0
  }

  let options: ScreenOptions
  var size: TerminalSize
  /// The time since the search began.
  var now = Duration.zero
  /// The text in the search box.
  var editor: LineEditor
  var sections: [SectionView]
  /// The row under the cursor; nil when the cursor is on no row.
  var cursor: RowPosition?
  /// Whether the cursor was moved since the text changed, so that the user means the row under it.
  var hasMoved = false
  /// Whether a suggestion was chosen since text was typed, so that the cursor begins in its results.
  var prefersResults = false
  /// The marked hits in the order in which they were marked.
  var marks: [SelectedHit] = []
  var overlay: Overlay?
  /// The first line of the previewed record; nil without preview.
  var previewTop: Int?
  /// The key that accepted before the answers to the typed text came; it counts once they are there.
  var pendingAcceptance: Key?
  /// The row that the cursor goes to once its page is there.
  var pendingRow: RowPosition?
  /// The text of the newest search.
  var searchedText: String
  var figures = Figures()
  /// Something to say in the status line until the next key.
  var note: String?
  /// Earlier queries, newest last.
  var history: [String] = []
  /// What the search has from its start on.
  var given = GivenSearch()
  /// The sections that list the values of a facet of others, by what they refine.
  var facetSections: [RefinedFacet: Int] = [:]
  /// The facets of which one chosen value suffices, by section.
  var disjunctiveFacets: [Int: ExactSet] = [:]

  /// A state before the first search.
  init(options: ScreenOptions, size: TerminalSize, query: String, sections: [SectionView]) {
    self.options = options
    self.size = size
    self.sections = sections
    editor = LineEditor(text: query)
    searchedText = query
  }

  /// Whether answers are awaited, or the typed text has not been searched yet.
  var isUnsettled: Bool {
    sections.contains { $0.waitingSince != nil } || (options.searchesAsYouType && editor.text != searchedText)
  }

  /// When the screen changes by itself next, because a section has waited for long; nil when it does not.
  var nextWake: Duration? {
    sections.compactMap { $0.waitingSince }.map { $0 + SectionView.patience }.filter { $0 > now }.min()
  }

  /// The row under the cursor.
  var currentRow: SectionView.Row? {
    cursor.flatMap { position in row(at: position) }
  }

  /// A row of a section; nil where the section has no row.
  func row(at position: RowPosition) -> SectionView.Row? {
    guard sections.indices.contains(position.section),
      sections[position.section].content.rows.indices.contains(position.row)
    else { return nil }
    return sections[position.section].content.rows[position.row]
  }

  /// A hit under the cursor or anywhere else as it is chosen; nil for values of facets.
  func selectedHit(at position: RowPosition) -> SelectedHit? {
    guard case .hit(let hit, _) = row(at: position) else { return nil }
    let section = sections[position.section]
    return SelectedHit(module: section.module, indexName: section.indexName, hit: hit)
  }

  /// The sections that take room, with their numbers.
  var shownSections: [Int] { sections.indices.filter { sections[$0].isShown(at: now) } }

  /// The sections with rows that the cursor can stand in.
  var sectionsWithRows: [Int] {
    sections.indices.filter { !sections[$0].content.isHidden && !sections[$0].content.rows.isEmpty }
  }
}

/// A facet of a section whose values another section lists.
struct RefinedFacet: Sendable, Hashable {
  private let section: Int
  private let attribute: ExactText

  init(section: Int, attribute: String) {
    (self.section, self.attribute) = (section, ExactText(attribute))
  }
}
