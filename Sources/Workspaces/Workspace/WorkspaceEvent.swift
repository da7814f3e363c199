package import IndexBuilding
package import SearchBackends

/// Hears what a workspace does, on any thread.
package typealias WorkspaceObserver = @Sendable (WorkspaceEvent) -> Void

/// Something that a workspace does.
package enum WorkspaceEvent: Sendable {
  /// An index is being built, or waited for.
  case indexProgress(IndexProgress)
  /// All indices were opened or built, or found unfit.
  case indicesLoaded([IndexLoader.LoadedIndex])
  /// Indices were built in memory, though they should have been kept between runs.
  case indicesNotKept(IndexCacheError, in: SearchWorkspace.IndexCacheUse)
  /// An opened index is damaged and is built anew.
  case damagedIndexFound(name: String)
  /// A request to a remote backend was sent, or could not be.
  case requestSent(AttemptReport)
}
