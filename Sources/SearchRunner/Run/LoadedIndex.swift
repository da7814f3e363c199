public import Diagnostics
public import EmbeddedEngine
public import IndexBuilding

extension IndexLoader {
  /// An index, or what is wrong with its records.
  public struct LoadedIndex: Sendable {
    /// The index's name.
    public var name: String
    /// The prepared index, nil when there are diagnostics.
    public var index: EmbeddedIndex?
    /// Where the index comes from, nil without one.
    public var origin: Origin?
    /// What is wrong with the files.
    public var diagnostics: [Diagnostic] = []
    /// The files in which diagnostics have a place.
    public var sources: [SourceText] = []
    /// How long reading and preparing took.
    public var duration: Duration = .zero

    /// Whether there is no index because a temporary file could not be written, as on a full disk: no file is at fault.
    public var lacksTemporaryFile: Bool { diagnostics.contains { $0.code == Self.noTemporaryFile } }

    /// The code of the diagnostic that says so.
    static let noTemporaryFile = "no-temporary-file"

    init(name: String) {
      self.name = name
    }
  }
}

extension IndexLoader.LoadedIndex {
  /// Where an index comes from.
  public struct Origin: Sendable, Hashable {
    /// What was done to get it.
    public enum Action: Sendable, Hashable {
      /// It was built and is kept.
      case built
      /// It was kept, and fits its records and settings.
      case opened
      /// It was built in memory: there is no cache, or an error kept it from being used.
      case builtInMemory(IndexCacheError?)
    }

    /// What was done.
    public var action: Action
    /// The file that it is in, nil for one in memory.
    public var file: String?
    /// How many bytes it has.
    public var byteCount: Int

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
public struct IndexProgress: Sendable, Hashable {
  /// What takes its time.
  public enum State: Sendable, Hashable {
    /// Another process builds the index, and this one waits for it.
    case waiting
    /// It has waited for two seconds. The other process is known by its number, unless it did not say it.
    case stillWaiting(processID: Int32?)
    /// It is built.
    case building(BuildProgress)
  }

  /// The index's name.
  public var index: String
  /// What takes its time.
  public var state: State
}
