/// The names that objects of a JSON text had, so that similar objects need not read and compare their names again.
///
/// Lists of records and of counts are nearly all objects with the same members, which then share one list of names.
struct JSONShapes: Sendable {
  /// The names of an object's members.
  struct Shape: Sendable {
    /// An object with these members, all of them null.
    let empty: JSONObject
    /// Where the names stand in the text, between their quotes.
    let names: [Range<Int>]

    init(names: [Range<Int>], of members: JSONObject) {
      self.names = names
      empty = members.mapValues { _ in .null }
    }
  }

  /// A few, since a text repeats few kinds of objects; made when the first one comes.
  private var shapes: [Shape?] = []

  private static let count = 32

  subscript(slot: Int) -> Shape? {
    get { shapes.isEmpty ? nil : shapes[slot] }
    set {
      if shapes.isEmpty { shapes = Array(repeating: nil, count: Self.count) }
      shapes[slot] = newValue
    }
  }

  /// The place of the shape of objects at a depth, by the beginning of their first name.
  static func slot(ofDepth depth: Int, name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var hash = UInt(depth)
    for byte in name.prefix(8) where byte != UInt8(ascii: "\"") { hash = hash &* 31 &+ UInt(byte) }
    return Int(hash % UInt(count))
  }
}

extension JSONObject {
  /// The first members of an object.
  init(prefix count: Int, of members: JSONObject) {
    self.init(uniqueKeysWithValues: members.prefix(count))
  }
}
