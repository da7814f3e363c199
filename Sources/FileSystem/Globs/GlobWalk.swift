import Diagnostics

/// Walks the folders below a fixed one and carries, for each folder, the components of the pattern that may come next.
///
/// So a folder is listed once, and patterns with many `**` cost no more than one.
struct GlobWalk {
  private enum Component {
    case name([UInt8])
    case pattern(GlobPattern)
    case anyFolders

    /// Whether it stands for the name of a file.
    func matches(_ name: String) -> Bool {
      switch self {
      case .name(let bytes): name.utf8.elementsEqual(bytes)
      case .pattern(let pattern): pattern.matches(name)
      case .anyFolders: false
      }
    }
  }

  private struct Step {
    /// The folder's path: empty, or ended by a slash.
    var path: [UInt8]
    /// Indices into the components, ascending.
    var next: [Int]
  }

  /// The components that may come next inside an entry.
  private struct Child {
    /// After a component that the entry's name matched.
    var stepped: Set<Int> = []
    /// A `**` that goes on below the entry, unless it is a link.
    var passed: Set<Int> = []
  }

  private let components: [Component]
  private var steps: [Step]
  private var found: [[UInt8]] = []
  /// The paths of the folders that were walked through, known when ``files()`` is.
  private(set) var folders: [[UInt8]] = []
  /// The names of files that are not there yet, by their folders.
  private let planned: [FileIdentity: [String]]
  /// Those of them that match, known when ``files()`` is.
  private(set) var foundPlanned: Set<FilePlace> = []

  /// Prepares a walk; empty components and `.` say nothing and are left out.
  init(_ parts: [Substring], from base: String, planned: [FileIdentity: [String]] = [:]) {
    var components: [Component] = []
    for part in parts where !part.isEmpty && part != "." {
      switch part {
      case "**": if case .anyFolders? = components.last {} else { components.append(.anyFolders) }
      case _ where Glob.hasGlobCharacters(part): components.append(.pattern(GlobPattern(part)))
      default: components.append(.name(Array(part.utf8)))
      }
    }
    if case .anyFolders? = components.last { components.append(.pattern(GlobPattern("*"))) }
    self.components = components
    self.planned = planned
    steps = [Step(path: Array(base.utf8), next: [0])]
  }

  /// All matching files, sorted by bytes.
  mutating func files() throws(FileError) -> [String] {
    while let step = steps.popLast() { try take(step) }
    found.sort { $0.lexicographicallyPrecedes($1) }
    var names: [String] = []
    for bytes in found {
      let name = String(decoding: bytes, as: UTF8.self)
      guard bytes.firstInvalidUTF8Offset == nil else {
        throw FileError(
          path: name, kind: .notReadable, message: "the name of the file '\(name)' is no UTF-8; rename it")
      }
      names.append(name)
    }
    return names
  }

  private mutating func take(_ step: Step) throws(FileError) {
    folders.append(step.path)
    let next = expanded(step.next)
    if !planned.isEmpty, next.contains(components.count - 1) { lookForPlanned(in: step.path) }
    var children: [[UInt8]: Child] = [:]
    var isListNeeded = false
    for index in next {
      if case .name(let name) = components[index] {
        children[name, default: Child()].stepped.insert(index + 1)
      } else {
        isListNeeded = true
      }
    }
    if isListNeeded {
      for name in try FolderEntries.names(in: step.path) {
        let text = String(decoding: name, as: UTF8.self)
        for index in next {
          switch components[index] {
          case .pattern(let pattern) where pattern.matches(text):
            children[name, default: Child()].stepped.insert(index + 1)
          case .anyFolders where name.first != UInt8(ascii: "."):
            children[name, default: Child()].passed.insert(index)
          default: continue
          }
        }
      }
    }
    // Sorted, so that of several folders that cannot be listed always the same one is reported.
    for (name, child) in children.sorted(by: { $1.key.lexicographicallyPrecedes($0.key) }) {
      visit(step.path + name, child)
    }
  }

  /// Records which files would be found if they were in a folder where files may match.
  private mutating func lookForPlanned(in path: [UInt8]) {
    guard let folder = FileIdentity(path: path.isEmpty ? "." : String(decoding: path, as: UTF8.self)) else { return }
    for name in planned[folder] ?? [] where components.last?.matches(name) == true {
      foundPlanned.insert(.name(name, folder: folder))
    }
  }

  /// Records a file, or plans the walk through a folder.
  private mutating func visit(_ path: [UInt8], _ child: Child) {
    switch FolderEntries.kind(of: path) {
    case .none: return
    case .file:
      if child.stepped.contains(components.count) { found.append(path) }
    case .folder(let isLink):
      let next = isLink ? child.stepped : child.stepped.union(child.passed)
      let rest = next.filter { $0 < components.count }.sorted()
      if !rest.isEmpty { steps.append(Step(path: path + [UInt8(ascii: "/")], next: rest)) }
    }
  }

  /// The components that may come next when `**` stands for no folder at all.
  private func expanded(_ indices: [Int]) -> [Int] {
    var all = Set(indices)
    for index in indices {
      if case .anyFolders = components[index] { all.insert(index + 1) }
    }
    return all.sorted()
  }
}
