/// Which nodes of a cluster show an index that was uploaded.
///
/// A state machine without clock and network: it gets each node's answer and its time, and says which nodes to ask
/// again and when to stop. A node that showed the index keeps it. One that answers otherwise is asked until it shows it
/// or the time is over. One that does not answer at all may be gone for good, so it is asked for a few seconds only.
struct NodeArrival {
  /// What a node came to.
  enum Answer: Hashable {
    /// It shows the index with all its records.
    case arrived
    /// It answers, and shows something else.
    case behind(String)
    /// No answer came, and why.
    case silent(String)
  }

  private struct Node {
    var answer: Answer?
    /// Since when it has not answered, and how often it was asked since.
    var silentSince: Duration?
    var silentCount = 0
  }

  private var nodes: [Node]

  /// How long, and how often, a node that does not answer is asked.
  static let silenceLimit = Duration.seconds(5)
  static let silenceCount = 3
  /// How long all of them are asked when none answers: about as long as a cluster needs to find a leader.
  static let darknessLimit = Duration.seconds(30)

  /// The state before anyone was asked.
  init(nodeCount: Int) {
    nodes = Array(repeating: Node(), count: nodeCount)
  }

  /// The nodes to ask, by their numbers from 0.
  var waiting: [Int] { nodes.indices.filter { nodes[$0].answer != .arrived } }

  /// What each node answered last; nil for one that was never asked.
  var answers: [Answer?] { nodes.map(\.answer) }

  /// Takes what a node came to, and how long after the first question.
  mutating func note(_ answer: Answer, of node: Int, after elapsed: Duration) {
    nodes[node].answer = answer
    guard case .silent = answer else {
      nodes[node].silentSince = nil
      nodes[node].silentCount = 0
      return
    }
    nodes[node].silentSince = nodes[node].silentSince ?? elapsed
    nodes[node].silentCount += 1
  }

  /// Whether no node has to be asked any more: each one shows the index, or has been silent for long enough.
  func isSettled(after elapsed: Duration) -> Bool {
    let hasArrived = nodes.contains { $0.answer == .arrived }
    return nodes.allSatisfy { node in
      switch node.answer {
      case .arrived: true
      case .silent:
        node.silentCount >= Self.silenceCount
          && elapsed - (node.silentSince ?? elapsed) >= (hasArrived ? Self.silenceLimit : Self.darknessLimit)
      case .behind, nil: false
      }
    }
  }
}
