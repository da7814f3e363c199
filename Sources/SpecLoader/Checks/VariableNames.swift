import Diagnostics
import SearchModel
import YAMLTree

/// The names of variables that a spec knows: those that it declares, and those that a text of it refers to, wherever it
/// stands.
struct VariableNames {
  private(set) var all: ExactSet = []
  /// Those that a text outside of the backends refers to: they decide what is asked, and not only who answers.
  private(set) var asking: ExactSet = []
  /// Collections that were visited, so that aliases cost nothing.
  private var visited: Set<SourceRange> = []

  /// Gathers the names of a spec.
  init(root: YAMLNode) {
    for member in (root.members ?? []) + root.droppedMembers where member.name != "backends" { visit(member.value) }
    asking = all
    visit(root)
    for member in root["variables"]?.members ?? [] { all.insert(member.name) }
  }

  private mutating func visit(_ node: YAMLNode) {
    switch node.kind {
    case .scalar(let scalar):
      guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return }
      for case (.reference(let name, _), _) in VariableToken.tokens(of: scalar.text) { all.insert(name) }
    case .sequence(let elements):
      guard visited.insert(node.range).inserted else { return }
      for element in elements { visit(element) }
    case .mapping(let members):
      guard visited.insert(node.range).inserted else { return }
      for member in members + node.droppedMembers { visit(member.value) }
    }
  }
}
