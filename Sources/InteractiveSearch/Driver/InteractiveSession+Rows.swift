import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

extension InteractiveSession {
  /// Presents the rows that came onto the screen, so that further pages are loaded where a section scrolls.
  func presentRows(isolation: isolated any Actor) {
    for (section, rows) in state.presentedRows where presented[section] != rows && !rows.isEmpty {
      presented[section] = rows
      for row in rows { present(row: row, ofSection: section, isolation: isolation) }
    }
  }

  /// Presents a row, which need not be on the screen yet.
  func present(row: Int, ofSection section: Int, isolation: isolated any Actor) {
    guard
      let interactor = loaded.connector.interactor.interactor(forSection: section) as? HitsInteractor<DynamicHit>
    else { return }
    let pageCount = interactor.pagesToLoad(presentingRow: row).count
    if pageCount > 0 {
      if isSearchOver { figuresBegin(requestCount: 0) }
      state.figures.requestCount += pageCount
    }
    interactor.presentRow(row, isolation: isolation)
    if loaded.connector.searcher.sections[section].isLoading, state.sections[section].waitingSince == nil {
      state.sections[section].waitingSince = state.now
    }
  }
}
