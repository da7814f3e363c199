public import SearchModel
import SpecLoader

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SearchWorkspace {
  /// The options of a run, in addition to its spec.
  public struct Options: Sendable, Hashable {
    /// Variables by name; they override the spec's own. One that the spec neither declares nor refers to is an error.
    public var variables: [String: String]
    /// The environment; the last place where variables are looked for.
    public var environment: [String: String]
    /// Another default backend; nil for the spec's.
    public var backend: String?
    /// Other backends by module id.
    public var backendsByModule: ExactDictionary<String>
    /// The ids of the modules that run; empty for all.
    public var modules: [String]
    /// The only backend that is used, whatever the modules name, because indices are uploaded to it; nil for a search.
    package var uploadTarget: String?
    /// Whether the variables are for other specs, too, so that this one need not know them all.
    package var sharesVariables = false
    /// Whether the variables and capabilities of every backend are checked, not only of those that the modules use.
    public var checksAllBackends: Bool
    /// Where indices are kept between runs.
    public var cache: IndexCacheUse
    /// How requests to remote backends are answered.
    public var recordings: RecordingUse
    /// The time by which rules are in force, in seconds since 1970; nil for the system's at each search.
    public var now: Int?

    /// Options; by default the spec runs unchanged, with the environment of the process, and indices are built in
    /// memory.
    public init(
      variables: [String: String] = [:], environment: [String: String]? = nil,
      backend: String? = nil, backendsByModule: ExactDictionary<String> = [:], modules: [String] = [],
      checksAllBackends: Bool = false, cache: IndexCacheUse = .memory, recordings: RecordingUse = .none,
      now: Int? = nil
    ) {
      self.variables = variables
      self.environment = environment ?? ProcessInfo.processInfo.environment
      self.backend = backend
      self.backendsByModule = backendsByModule
      self.modules = modules
      self.checksAllBackends = checksAllBackends
      self.cache = cache
      self.recordings = recordings
      self.now = now
    }

    /// The same options with one backend for all of some modules, those with a backend of their own too.
    func asking(_ backend: String, for modules: [ModuleSpecification]) -> Options {
      var options = self
      options.backend = nil
      options.backendsByModule = ExactDictionary(modules.map { ($0.id, backend) }, uniquingKeysWith: { $1 })
      return options
    }

    /// What the reader of the spec must know.
    func reading(_ files: SpecFileReader) -> SpecReadingOptions {
      var use = BackendChoice(
        defaultBackend: backend, backendsByModule: backendsByModule, modules: modules.isEmpty ? nil : modules,
        checksAll: checksAllBackends)
      if let uploadTarget {
        use.modules = []
        use.additional = [uploadTarget]
      }
      return SpecReadingOptions(
        assignments: variables, environment: environment, backendChoice: use, files: files)
    }
  }

  /// Where indices are kept between runs.
  public enum IndexCacheUse: Sendable, Hashable {
    /// Nowhere: they are built in memory each time.
    case memory
    /// In the program's own cache folder, see ``IndexCache/standardFolder(environment:)``.
    case standardFolder
    /// In a folder.
    case folder(String)
  }

  /// How requests to remote backends are answered.
  public enum RecordingUse: Sendable, Hashable {
    /// They are sent, and nothing is kept.
    case none
    /// They are sent and kept in a folder, without secrets.
    case record(folder: String)
    /// They are answered from a folder, without network.
    case replay(folder: String)
  }
}
