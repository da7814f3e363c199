import FileSystem
import RecordFiles

/// Queries written as a JSON list of objects. A saved run is one, too.
struct JSONQueries: ~Copyable {
  private var objects: JSONObjectReader
  private let modules: [String]?
  /// Whether objects may follow: not behind something else than one.
  private(set) var isReadable = true

  /// - Parameter modules: the ids of the spec's modules; nil when they are not known.
  init(_ stream: consuming JSONStream, modules: [String]?) {
    objects = JSONObjectReader(stream, of: "queries", otherwise: "expected an object that is a query")
    self.modules = modules
  }

  mutating func next() throws -> DraftQuery? {
    isReadable = false
    let element: JSONObjectReader.Element?
    do throws(FileError) {
      element = try objects.next()
    } catch {
      throw error.asQueryFileError
    }
    guard let element else { return nil }
    isReadable = true
    return try JSONRow(
      RowPlace(file: objects.file, start: element.position, text: element.bytes), modules: modules
    ).draft()
  }
}

extension QuerySource {
  /// The bytes as a large JSON value.
  func json() throws -> JSONStream {
    switch origin {
    case .file(let path): try JSONStream(path)
    case .standardInput: try JSONStream("-")
    case .bytes(let bytes): JSONStream(bytes: bytes, name: file)
    }
  }
}
