/// The connection of a section's searcher to an interactor that it feeds.
///
/// It does not keep alive what it connects. Source of the behaviour: the `SearcherConnection`s of InstantSearch's
/// interactors.
public final class SearcherConnection: ComponentConnection {
  private weak var interactor: (any SectionInteractor)?
  private weak var searcher: SectionSearcher?

  init(interactor: any SectionInteractor, searcher: SectionSearcher) {
    self.interactor = interactor
    self.searcher = searcher
  }

  /// Connects; when connected already, nothing changes.
  public func connect() {
    guard let interactor, let searcher else { return }
    searcher.attach(interactor)
  }

  /// Ends the connection: the interactor keeps what it holds, hears of no answer any more and loads no page.
  public func disconnect() {
    guard let interactor, let searcher else { return }
    searcher.detach(interactor)
  }
}

@available(*, unavailable)
extension SearcherConnection: Sendable {}
