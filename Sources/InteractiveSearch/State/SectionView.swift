import Presentation
import SearchGraph
import SearchModel

/// What the screen knows of one section: what was answered last, and whether more is awaited.
struct SectionView: Sendable {
  /// What the rows are.
  enum Kind: Sendable, Hashable {
    /// Records, which can be accepted.
    case hits
    /// Queries, which take the place of the one in the search box.
    case suggestions
    /// Values of a facet, which can be chosen.
    case facetValues
  }

  /// One row.
  enum Row: Sendable, Hashable {
    /// A hit, and its record as received.
    case hit(DynamicHit, received: JSONObject?)
    /// A value of a facet and whether it is chosen.
    case facet(Facet, isSelected: Bool)
    /// A row between loaded ones that is not loaded.
    case missing
  }

  /// What an answer brought.
  struct Content: Sendable {
    var rows: [Row] = []
    /// How many of the rows the answer brought, where chosen values follow that it lacks; nil for all.
    var answeredRowCount: Int?
    /// How many records match; nil where that is not known.
    var nbHits: Int?
    /// Whether nothing is shown for the empty query.
    var isHidden = false
    /// Whether further rows can be loaded, or are under way.
    var hasMore = false
    /// Whether a limit of the backend cuts off records.
    var isTruncated = false
    var error: SearchError?
    /// The counts of each facet that was asked for.
    var facets: ExactDictionary<[Facet]> = [:]
  }

  let module: String
  let indexName: String
  let title: String
  let kind: Kind
  let layout: SectionLayout
  /// What was answered last; what is shown until something newer comes.
  var content = Content()
  /// The filters of the section.
  var filterGroups: [FilterGroup] = []
  /// The filters that the spec gives the section.
  var ownFilterGroups: [FilterGroup] = []
  /// The modules whose filters a section of facet values changes.
  var refines: [String] = []
  /// Whether the first row is the first hit; not where the spec asks for an offset.
  var beginsWithFirstHit = true
  /// Since when answers are awaited, nil when none are.
  var waitingSince: Duration?
  /// The first row that is shown.
  var top = 0
  /// The row that the cursor was in last.
  var lastRow = 0

  init(module: String, indexName: String, title: String, kind: Kind, layout: SectionLayout) {
    self.module = module
    self.indexName = indexName
    self.title = title
    self.kind = kind
    self.layout = layout
  }

  /// How long a section waits before it says so.
  static let patience = Duration.milliseconds(300)

  /// Whether answers are awaited for so long that the section says so.
  func isWaitingLong(at now: Duration) -> Bool {
    waitingSince.map { now - $0 >= Self.patience } ?? false
  }

  /// Whether the section takes room: those without hits are not shown at all.
  func isShown(at now: Duration) -> Bool {
    (!content.isHidden && (!content.rows.isEmpty || content.error != nil)) || isWaitingLong(at: now)
  }
}

extension SectionView.Row {
  /// What tells the row from others of its section, wherever it stands.
  var identity: String? {
    switch self {
    case .hit(let hit, _): hit.objectID
    case .facet(let facet, _): facet.value
    case .missing: nil
    }
  }
}

/// A row of a section.
struct RowPosition: Sendable, Hashable {
  var section: Int
  var row: Int
}
