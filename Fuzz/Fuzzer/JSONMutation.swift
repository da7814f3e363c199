import CLibFuzzer
import SearchModel

/// Changes an input in libFuzzer's place; what is JSON mostly stays JSON.
///
/// A fuzzer changes bytes. It takes it long to put a number of nineteen digits into the one member where it hurts, and
/// most of what it makes is no JSON any more.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32) -> Int {
  let input = UnsafeMutableBufferPointer(start: bytes, count: capacity)
  guard Fuzzer.target?.readsJSON == true, !seed.isMultiple(of: 8),
    let value = try? JSON(parsing: Array(input[..<count]))
  else { return LLVMFuzzerMutate(bytes, count, capacity) }
  let text = Array(value.mutated(by: seed / 8).text().utf8)
  guard text.count <= capacity else { return LLVMFuzzerMutate(bytes, count, capacity) }
  _ = input.update(fromContentsOf: text)
  return text.count
}

extension JSON {
  /// What readers stumble over; nil stands for a value that is missing.
  private static let extremes: [JSON?] = [
    nil, .integer(.max), .integer(.max - 1), .integer(.min), .integer(-1), .integer(0), .integer(1 << 32), .double(0.5),
    .double(1e308), .literal("18446744073709551616"), .null, .bool(true), .string("\u{1B}[31m\u{202E}"), .string(""),
    .array([]), .object([:]),
  ]

  /// The value with something extreme in place of a part of it.
  func mutated(by seed: UInt32) -> JSON {
    var place = Int(seed) % nodeCount
    let extreme = Self.extremes[Int(seed) / nodeCount % Self.extremes.count]
    return replacing(nodeAt: &place, with: extreme) ?? .null
  }

  /// How many values it is made of, itself included.
  private var nodeCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .object(let members): members.values.reduce(1) { $0 + $1.nodeCount }
    default: 1
    }
  }

  /// The value with another one, or none, in place of one that it is made of.
  ///
  /// - Parameter place: how many values are passed before that; counts down.
  private func replacing(nodeAt place: inout Int, with other: JSON?) -> JSON? {
    place -= 1
    if place == -1 { return other }
    switch self {
    case .array(let elements): return .array(elements.compactMap { $0.replacing(nodeAt: &place, with: other) })
    case .object(let members):
      var replaced: JSONObject = [:]
      for (name, value) in members { replaced[name] = value.replacing(nodeAt: &place, with: other) }
      return .object(replaced)
    default: return self
    }
  }
}
