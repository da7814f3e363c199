/// What can be read anew, such as a list.
public protocol Reloadable: AnyObject {
  /// Called when what is shown must be read anew.
  func reload()
}

/// Reloads a target once after all of several sources have news, not once for each of them.
///
/// A source has news when it was answered, failed or was hidden. Of several news of one source before the others have
/// theirs, one counts. Source of the behaviour: InstantSearch's `MultiSourceReloadNotifier`. A notifier is confined to
/// the isolation domain that made it, and keeps neither its target nor its sources alive.
public final class MultiSourceReloadNotifier {
  private weak var target: (any Reloadable)?
  /// Whether each source has news since the last reload.
  private var hasNews: [Bool] = []

  /// A notifier without sources.
  public init(target: any Reloadable) {
    self.target = target
  }

  /// Waits for the news of the hits of an index as well.
  public func register<Record>(_ interactor: HitsInteractor<Record>) {
    let note = addSource()
    interactor.onResultsUpdated.subscribe(with: self) { _, _ in note() }
    interactor.onError.subscribe(with: self) { _, _ in note() }
    interactor.onHidden.subscribe(with: self) { _, _ in note() }
  }

  /// Waits for the news of the values of a facet as well.
  public func register(_ interactor: FacetListInteractor) {
    let note = addSource()
    interactor.onItemsChanged.subscribe(with: self) { _, _ in note() }
  }

  private func addSource() -> () -> Void {
    let place = hasNews.count
    hasNews.append(false)
    return { [weak self] in self?.note(place) }
  }

  private func note(_ place: Int) {
    hasNews[place] = true
    guard hasNews.allSatisfy(\.self) else { return }
    hasNews = hasNews.map { _ in false }
    target?.reload()
  }
}

@available(*, unavailable)
extension MultiSourceReloadNotifier: Sendable {}
