/// Why results could not be written.
public enum OutputError: Error, Sendable, Hashable {
  /// The reader of the pipe went away: the program ends quietly.
  case closedPipe
  /// The system refused.
  case cannotWrite(path: String, reason: String)
  /// An interrupted run cannot be continued with these inputs.
  case cannotResume(String)
}

extension OutputError: CustomStringConvertible {
  /// What happened, for a person.
  public var description: String {
    switch self {
    case .closedPipe: "the output was closed"
    case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
    case .cannotResume(let reason): reason
    }
  }
}
