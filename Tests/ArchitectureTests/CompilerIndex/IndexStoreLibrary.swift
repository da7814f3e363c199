import CIndexStore
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// libIndexStore, which reads what the compiler writes about symbols.
struct IndexStoreLibrary {
  typealias Item = UnsafeMutableRawPointer

  let openStore: IndexStoreOpen
  let closeStore: IndexStoreClose
  let forEachUnit: IndexStoreForEachUnit
  let openUnit: IndexStoreOpenItem
  let closeUnit: IndexStoreClose
  let hasMainFile: IndexStoreGetFlag
  let mainFile: IndexStoreGetText
  let modificationTime: IndexStoreGetTime
  let forEachDependency: IndexStoreForEachItem
  let dependencyKind: IndexStoreGetKind
  let dependencyName: IndexStoreGetText
  let dependencyPath: IndexStoreGetText
  let openRecord: IndexStoreOpenItem
  let closeRecord: IndexStoreClose
  let forEachOccurrence: IndexStoreForEachItem
  let symbol: IndexStoreGetItem
  let roles: IndexStoreGetRoles
  let symbolKind: IndexStoreGetKind
  let symbolName: IndexStoreGetText
  let symbolUSR: IndexStoreGetText

  /// Loads the library of the toolchain that is found first in `PATH`.
  init() throws {
    let path = try Self.path()
    guard let library = dlopen(path, RTLD_NOW) else { throw CompilerIndexError("\(path) cannot be loaded") }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
      guard let address = dlsym(library, "indexstore_\(name)") else {
        throw CompilerIndexError("\(path) has no function 'indexstore_\(name)'")
      }
      return unsafeBitCast(address, to: type)
    }
    openStore = try function("store_create")
    closeStore = try function("store_dispose")
    forEachUnit = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    closeUnit = try function("unit_reader_dispose")
    hasMainFile = try function("unit_reader_has_main_file")
    mainFile = try function("unit_reader_get_main_file")
    modificationTime = try function("unit_reader_get_modification_time")
    forEachDependency = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    dependencyPath = try function("unit_dependency_get_filepath")
    openRecord = try function("record_reader_create")
    closeRecord = try function("record_reader_dispose")
    forEachOccurrence = try function("record_reader_occurrences_apply_f")
    symbol = try function("occurrence_get_symbol")
    roles = try function("occurrence_get_roles")
    symbolKind = try function("symbol_get_kind")
    symbolName = try function("symbol_get_name")
    symbolUSR = try function("symbol_get_usr")
  }

  /// Where the library is: beside the folder of the compiler's resources.
  private static func path() throws -> String {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: text) else {
      throw CompilerIndexError("'swiftc -print-target-info' does not say where the toolchain is")
    }
    #if os(macOS)
      let name = "libIndexStore.dylib"
    #else
      let name = "libIndexStore.so"
    #endif
    return URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent().appending(path: name).path
  }
}

/// What keeps the index of the compiler from being read.
struct CompilerIndexError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
