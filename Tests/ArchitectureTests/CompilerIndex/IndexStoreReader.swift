import CIndexStore
import Foundation

/// Reads the units and records of one index store.
///
/// A unit says what one compilation of a file read, a record which symbols the file has. Units of earlier compilations
/// and of files that are gone stay in the store.
final class IndexStoreReader {
  typealias Item = IndexStoreLibrary.Item

  /// The last compilation of a file.
  struct Unit {
    var time: (seconds: Int64, nanoseconds: Int64)
    var records: [String]
  }

  /// What `indexstore.h` calls them.
  private enum Constant {
    static let recordDependency: UInt32 = 2
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let extensionKind: UInt32 = 9
    static let parameterKind: UInt32 = 25
  }

  private let library: IndexStoreLibrary
  private let store: Item

  init(path: String) throws {
    library = try IndexStoreLibrary()
    guard let store = library.openStore(path, nil) else { throw CompilerIndexError("\(path) cannot be opened") }
    self.store = store
  }

  deinit {
    library.closeStore(store)
  }

  /// The last units of the files with a prefix.
  func units(ofFilesIn folder: String) -> [String: Unit] {
    var names: [String] = []
    let receiver = Receiver<IndexStoreText> { names.append(String($0)) }
    withExtendedLifetime(receiver) {
      _ = library.forEachUnit(store, 0, Unmanaged.passUnretained(receiver).toOpaque()) { context, text in
        Receiver<IndexStoreText>.of(context)?.receive(text)
        return true
      }
    }
    var units: [String: Unit] = [:]
    for name in names {
      guard let reader = library.openUnit(store, name, nil) else { continue }
      defer { library.closeUnit(reader) }
      guard library.hasMainFile(reader) else { continue }
      let file = String(library.mainFile(reader))
      guard file.hasPrefix(folder) else { continue }
      var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
      library.modificationTime(reader, &time.seconds, &time.nanoseconds)
      if let known = units[file], known.time >= time { continue }
      units[file] = Unit(time: time, records: records(of: file, in: reader))
    }
    return units
  }

  private func records(of file: String, in reader: Item) -> [String] {
    var records: [String] = []
    forEach(library.forEachDependency, reader) { [library] dependency in
      guard library.dependencyKind(dependency) == Constant.recordDependency,
        String(library.dependencyPath(dependency)) == file
      else { return }
      records.append(String(library.dependencyName(dependency)))
    }
    return records
  }

  /// What a file defines and what it refers to.
  func symbols(of unit: Unit) throws -> FileSymbols {
    var symbols = FileSymbols()
    for record in unit.records {
      guard let reader = library.openRecord(store, record, nil) else {
        throw CompilerIndexError("the record '\(record)' of the index cannot be read")
      }
      defer { library.closeRecord(reader) }
      // A symbol's text is made once, however often it occurs.
      var roles: [Item: UInt64] = [:]
      forEach(library.forEachOccurrence, reader) { [library] occurrence in
        guard let symbol = library.symbol(occurrence) else { return }
        roles[symbol, default: 0] |= library.roles(occurrence)
      }
      for (symbol, roles) in roles {
        let usr = String(library.symbolUSR(symbol))
        guard usr.hasPrefix("s:") else { continue }
        let kind = library.symbolKind(symbol)
        if roles & Constant.definition != 0, kind != Constant.extensionKind, kind != Constant.parameterKind {
          symbols.defined.insert(usr)
        } else if roles & Constant.reference != 0 {
          symbols.used[usr] = String(library.symbolName(symbol))
        }
      }
    }
    return symbols
  }

  private func forEach(_ function: IndexStoreForEachItem, _ item: Item, _ receive: @escaping (Item) -> Void) {
    let receiver = Receiver<Item>(receive)
    withExtendedLifetime(receiver) {
      _ = function(item, Unmanaged.passUnretained(receiver).toOpaque()) { context, item in
        if let item { Receiver<Item>.of(context)?.receive(item) }
        return true
      }
    }
  }

  /// A closure that goes through C.
  private final class Receiver<Value> {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }

    static func of(_ context: UnsafeMutableRawPointer?) -> Receiver? {
      context.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}

/// The Swift symbols of a file, by what the compiler calls them.
struct FileSymbols {
  var defined: Set<String> = []
  /// What the file refers to and does not define, with the names that people know.
  var used: [String: String] = [:]
}

extension String {
  fileprivate init(_ text: IndexStoreText) {
    self = String(decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
  }
}
