public import SearchModel

/// What shows the answers of some searchers of an ``InstantSearch``, such as a list.
///
/// Source of the behaviour: InstantSearch 2's widgets.
public protocol InstantSearchWidget: AnyObject {
  /// The indices whose answers are shown, separated by commas, in the order in which they stand; empty for all.
  var indices: String { get }
  /// Called with each answer of one of the indices: either the results or the error is not nil.
  func on(results: SearchResults?, error: SearchError?, of searcher: SearcherId)
}

extension InstantSearchWidget {
  /// All indices.
  public var indices: String { "" }

  /// Whether the widget shows the answers of an index.
  func shows(_ id: SearcherId) -> Bool {
    let names = indices.split(separator: ",").map { $0.trimmingSpaces }
    return names.isEmpty || names.contains { $0.utf8.elementsEqual(id.index.utf8) }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
