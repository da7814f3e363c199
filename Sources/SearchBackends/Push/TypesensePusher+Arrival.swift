package import SearchDialects
import SearchModel

/// A node of a Typesense cluster, which can be asked by itself.
package struct TypesenseNode: Sendable {
  /// The node in messages: its URL without secrets.
  package var name: String
  /// What carries calls to this node alone, once each.
  package var caller: any HTTPCaller

  /// A node.
  package init(name: String, caller: any HTTPCaller) {
    self.name = name
    self.caller = caller
  }
}

// What is uploaded is there when every node that answers shows it.
extension TypesensePusher {
  /// What an index looks like on a node that has it.
  struct Goal: Sendable {
    var alias: String
    var collection: String
    var records: Int
  }

  /// What is known of the nodes after they were waited for.
  struct Arrival {
    /// The nodes that answer but do not show the index; nil without such nodes.
    var unfinished: String?
    var warnings: [String] = []
  }

  /// Waits until all nodes that answer show the index.
  func arrival(of goal: Goal) async -> Arrival {
    // Who took the alias shows it.
    guard nodes.count > 1 else { return Arrival() }
    var state = NodeArrival(nodeCount: nodes.count)
    do throws(SearchError) {
      _ = try await Polling(
        limit: arrivalTimeout, step: .milliseconds(50), maximum: .milliseconds(500), sleep: sleep
      ).waits { elapsed throws(SearchError) in
        for (node, answer) in await answers(of: state.waiting, to: goal) {
          state.note(answer, of: node, after: elapsed)
        }
        return state.isSettled(after: elapsed)
      }
    } catch {
      return Arrival(warnings: [
        "The upload was given up before it was seen that all nodes of the cluster have followed."
      ])
    }
    return outcome(of: state.answers)
  }

  private func answers(of numbers: [Int], to goal: Goal) async -> [(Int, NodeArrival.Answer)] {
    await withTaskGroup(of: (Int, NodeArrival.Answer).self) { tasks in
      for number in numbers {
        let caller = nodes[number].caller
        tasks.addTask { (number, Self.answer(in: await caller.send(.typesenseCollection(goal.alias)), to: goal)) }
      }
      return await tasks.reduce(into: []) { $0.append($1) }
    }
  }

  /// What an answer about the alias says of its node.
  static func answer(in outcome: HTTPOutcome, to goal: Goal) -> NodeArrival.Answer {
    switch outcome.result {
    case .failure(let error) where [.timeout, .dns, .connect, .cancelled].contains(error.code):
      return .silent(error.message)
    case .failure(let error): return .behind(error.message)
    case .success(let reply) where reply.status == 404: return .behind("it does not know the index")
    case .success(let reply) where !reply.isSuccess: return .behind("it answers \(reply.status)")
    case .success(let reply):
      let content = (try? reply.json())?.objectValue
      guard content?["name"]?.stringValue == goal.collection else { return .behind("it shows the index before it") }
      guard let count = content?["num_documents"]?.integerValue, count == goal.records else {
        let count = content?["num_documents"]?.integerValue ?? 0
        return .behind("it holds \(count) of \(goal.records) records")
      }
      return .arrived
    }
  }

  private func outcome(of answers: [NodeArrival.Answer?]) -> Arrival {
    var arrival = Arrival()
    var behind: [String] = []
    var silent: [String] = []
    for (node, answer) in zip(nodes, answers) {
      switch answer {
      case .behind(let reason): behind.append("\(node.name) (\(reason))")
      case .silent(let reason): silent.append("\(node.name) (\(reason))")
      case .arrived, nil: break
      }
    }
    if !behind.isEmpty {
      arrival.unfinished =
        "the cluster has taken the index, but \(arrivalTimeout.components.seconds) s later not every node shows it:"
        + " \(behind.joined(separator: ", ")); searches that ask such a node find what was there before, or nothing"
    } else if silent.count == nodes.count {
      arrival.unfinished =
        "the cluster has taken the index, but no node answers any more, so it was not seen there:"
        + " \(silent.joined(separator: ", "))"
    }
    if !silent.isEmpty, silent.count < nodes.count {
      arrival.warnings.append(
        "No answer came from \(silent.joined(separator: ", ")): it was not seen there that the index has arrived. A node"
          + " gets it when it is back in the cluster.")
    }
    return arrival
  }
}
