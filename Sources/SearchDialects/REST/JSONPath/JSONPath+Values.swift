package import SearchModel

extension JSONPath {
  /// The most values that are looked at: steps such as `..*..*` find the same values again and again.
  package static let mostVisits = 4_000_000

  /// The path finds more than may be looked at.
  struct TooManyValues: Error {}

  /// The values that the path finds, in the RFC's order: as they stand in the text, those of `..` from the outside
  /// in. What several selectors find comes several times.
  ///
  /// - Returns: the values; empty when the path finds nothing.
  /// - Throws: ``SearchError`` with the code `badResponse` when more than ``mostVisits`` values would have to be
  ///   looked at.
  /// - Complexity: linear in the values looked at.
  package func values(in root: JSON) throws(SearchError) -> [JSON] {
    do throws(TooManyValues) {
      return try trace(in: root).values
    } catch {
      throw SearchError(.badResponse, "'\(self)' finds too much in the answer; write a path with fewer '..'")
    }
  }

  /// What a path finds, and how far it leads.
  struct Trace {
    /// The values.
    var values: [JSON]
    /// The last values that were found on the way, for a path that finds nothing in the end.
    var last: [JSON]
    /// Where the path's text ends that finds them, in Unicode scalars.
    var lastEnd: Int
  }

  /// The values, or how far the path leads.
  func trace(in root: JSON) throws(TooManyValues) -> Trace {
    var trace = Trace(values: [root], last: [root], lastEnd: 1)
    var visits = 0
    for segment in segments {
      var found: [JSON] = []
      for value in trace.values {
        if segment.isDescendant {
          try Self.selectFromDescendants(of: value, segment.selectors, into: &found, visits: &visits)
        } else {
          try Self.select(from: value, segment.selectors, into: &found, visits: &visits)
        }
      }
      trace.values = found
      guard !found.isEmpty else { return trace }
      trace.last = found
      trace.lastEnd = segment.end
    }
    return trace
  }

  /// Selects from a value and everything in it, from the outside in. The way there is a list rather than the call
  /// stack, so that depth costs nothing.
  private static func selectFromDescendants(
    of value: JSON, _ selectors: [Selector], into found: inout [JSON], visits: inout Int
  ) throws(TooManyValues) {
    var pending = [value]
    while let next = pending.popLast() {
      try select(from: next, selectors, into: &found, visits: &visits)
      switch next {
      case .array(let elements): pending.append(contentsOf: elements.reversed())
      case .object(let members): pending.append(contentsOf: members.values.reversed())
      default: break
      }
    }
  }

  private static func select(
    from value: JSON, _ selectors: [Selector], into found: inout [JSON], visits: inout Int
  ) throws(TooManyValues) {
    let count = found.count
    for selector in selectors {
      switch (selector, value) {
      case (.name(let name), .object(let members)):
        if let member = members[name] { found.append(member) }
      case (.index(let index), .array(let elements)):
        let place = index < 0 ? elements.count + index : index
        if elements.indices.contains(place) { found.append(elements[place]) }
      case (.wildcard, .array(let elements)): found.append(contentsOf: elements)
      case (.wildcard, .object(let members)): found.append(contentsOf: members.values)
      default: break
      }
    }
    visits += 1 + found.count - count
    guard visits <= mostVisits else { throw TooManyValues() }
  }
}
