import Diagnostics
import YAMLTree

func parse(_ text: String, limits: YAMLLimits = .default) -> YAMLDocument {
  YAMLDocument.parse(Array(text.utf8), file: "spec.yaml", limits: limits)
}

/// The diagnostics as `line:column code`, in order.
func findings(_ document: YAMLDocument) -> [String] {
  document.diagnostics.map { diagnostic in
    let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    return place + " " + diagnostic.code
  }
}

extension SourceRange {
  /// The range as `line:column-line:column`.
  var description: String {
    "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension YAMLNode {
  /// The tree in flow style without quotes, for comparing.
  var flow: String {
    switch kind {
    case .scalar(let scalar): scalar.text
    case .sequence(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let members): "{" + members.map { "\($0.name): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// The node and all nodes below it, keys included.
  var allNodes: [YAMLNode] {
    switch kind {
    case .scalar: [self]
    case .sequence(let elements): [self] + elements.flatMap(\.allNodes)
    case .mapping(let members): [self] + members.flatMap { [$0.key] + $0.value.allNodes }
    }
  }
}
