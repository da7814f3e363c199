package import Diagnostics
package import EmbeddedEngine
package import IndexBuilding

extension IndexLoader {
  /// An index, or what is wrong with its records.
  package struct LoadedIndex: Sendable {
    /// The index's name.
    package var name: String
    /// The prepared index, nil when there are diagnostics.
    package var index: EmbeddedIndex?
    /// Where the index comes from, nil without one.
    package var origin: Origin?
    /// What is wrong with the files.
    package var diagnostics: [Diagnostic] = []
    /// What people should know of records that were read for it; none where it was kept.
    package var warnings: [Diagnostic] = []
    /// The files in which diagnostics have a place.
    package var sources: [SourceText] = []
    /// How long reading and preparing took.
    package var duration: Duration = .zero

    /// Whether there is no index because a temporary file could not be written, as on a full disk: no file is at fault.
    package var lacksTemporaryFile: Bool { diagnostics.contains { $0.code == Self.noTemporaryFile } }

    /// The code of the diagnostic that says so.
    static let noTemporaryFile = "no-temporary-file"

    init(name: String) {
      self.name = name
    }
  }
}

extension IndexLoader.LoadedIndex {
  /// Where an index comes from.
  package struct Origin: Sendable, Hashable {
    /// What was done to get it.
    package enum Action: Sendable, Hashable {
      /// It was built and is kept.
      case built
      /// It was kept, and fits its records and settings.
      case opened
      /// It was built in memory: there is no cache, or an error kept it from being used.
      case builtInMemory(IndexCacheError?)
    }

    /// What was done.
    package var action: Action
    /// The file that it is in, nil for one in memory.
    package var file: String?
    /// How many bytes it has.
    package var byteCount: Int

    init(_ prepared: PreparedIndex) {
      byteCount = prepared.byteCount
      (action, file) =
        switch prepared.origin {
        case .built: (.built, prepared.path)
        case .kept: (.opened, prepared.path)
        case .memory(let error): (.builtInMemory(error), nil)
        }
    }
  }
}

/// How far the preparation of an index is.
package struct IndexProgress: Sendable, Hashable {
  /// What takes its time.
  package enum State: Sendable, Hashable {
    /// Another process builds the index, and this one waits for it.
    case waiting
    /// It has waited for two seconds. The other process is known by its number, unless it did not say it.
    case stillWaiting(processID: Int32?)
    /// It is built.
    case building(BuildProgress)
  }

  /// The index's name.
  package var index: String
  /// What takes its time.
  package var state: State
}
