import FileSystem
import RecordFiles
import Runs

/// Reads files that the command line names.
enum InputFile {
  /// - Throws: ``RunFailure`` with 66 for a file that is missing or cannot be read.
  static func bytes(of path: String, limit: Int = FileReading.defaultLimit) throws -> [UInt8] {
    do {
      return try FileReading.bytes(ofFile: path, limit: limit)
    } catch {
      throw RunFailure(.missingInput, error.description)
    }
  }

  /// The bytes of standard input, its lines ended alike.
  static func standardInput() throws -> [UInt8] {
    var source = ByteSource()
    var bytes: [UInt8] = []
    do {
      while let line = try source.nextLine() { bytes += line + [UInt8(ascii: "\n")] }
    } catch {
      throw RunFailure(.missingInput, error.description)
    }
    return bytes
  }
}
