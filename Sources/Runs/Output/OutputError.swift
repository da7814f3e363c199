import FileSystem

/// Why results could not be written.
package enum OutputError: Error, Sendable, Hashable {
  /// The reader of the pipe went away: the program ends quietly.
  case closedPipe
  /// The system refused; says which file and why.
  case cannotWrite(String)
  /// An interrupted run cannot be continued with these inputs.
  case cannotResume(String)

  init(_ error: FileError) {
    self = .cannotWrite(error.description)
  }
}

extension OutputError: CustomStringConvertible {
  /// What happened, for a person.
  package var description: String {
    switch self {
    case .closedPipe: "the output was closed"
    case .cannotWrite(let reason), .cannotResume(let reason): reason
    }
  }
}
