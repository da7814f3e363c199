import SearchModel

/// Makes a case smaller as long as something remains true of it: leaves out records, members, entries and words.
struct CaseShrinker {
  /// How many cases are tried at most.
  static let mostAttempts = 5_000

  private let holds: (JSONObject) -> Bool
  private var attempts = 0

  init(holds: @escaping (JSONObject) -> Bool) {
    self.holds = holds
  }

  /// The smallest case that was found.
  static func shrink(_ content: JSONObject, holds: @escaping (JSONObject) -> Bool) -> JSONObject {
    var shrinker = CaseShrinker(holds: holds)
    var smallest = JSON.object(content)
    while true {
      let next = shrinker.shrink(smallest) { $0 }
      if next == smallest { return next.objectValue ?? content }
      smallest = next
    }
  }

  /// Makes a value smaller.
  ///
  /// - Parameter whole: the case with another value in the place of this one.
  private mutating func shrink(_ value: JSON, in whole: (JSON) -> JSON) -> JSON {
    switch value {
    case .object(let members):
      var kept = members.map { (name: $0.key, value: $0.value) }
      func object(_ members: [(name: String, value: JSON)]) -> JSON {
        .object(JSONObject(uniqueKeysWithValues: members.map { ($0.name, $0.value) }))
      }
      kept = drop(from: kept) { whole(object($0)) }
      for place in kept.indices {
        kept[place].value = shrink(kept[place].value) { value in
          var changed = kept
          changed[place].value = value
          return whole(object(changed))
        }
      }
      return object(kept)
    case .array(let elements):
      var kept = drop(from: elements) { whole(.array($0)) }
      for place in kept.indices {
        kept[place] = shrink(kept[place]) { value in
          var changed = kept
          changed[place] = value
          return whole(.array(changed))
        }
      }
      return .array(kept)
    case .string(let text):
      let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let shortened = drop(from: words) { whole(.string($0.joined(separator: " "))) }.joined(separator: " ")
      let scalars = drop(from: Array(shortened.unicodeScalars)) { whole(.string(String(String.UnicodeScalarView($0)))) }
      return .string(String(String.UnicodeScalarView(scalars)))
    default: return value
    }
  }

  /// Leaves out elements, many at once and then fewer.
  private mutating func drop<Element>(from elements: [Element], in whole: ([Element]) -> JSON) -> [Element] {
    var kept = elements
    var size = elements.count
    while size > 0 {
      var start = 0
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + size, kept.count))
        if stillHolds(whole(fewer)) { kept = fewer } else { start += size }
      }
      size /= 2
    }
    return kept
  }

  private mutating func stillHolds(_ value: JSON) -> Bool {
    guard attempts < Self.mostAttempts, let content = value.objectValue else { return false }
    attempts += 1
    return holds(content)
  }
}
