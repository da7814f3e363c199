/// The names that objects of a JSON text had, so that similar objects need not read and compare their names again.
///
/// Lists of records and of counts are nearly all objects with the same members, which then share one list of names.
struct JSONShapes: Sendable {
  /// The names of an object's members.
  struct Shape: Sendable {
    /// An object with these members, all of them null.
    let empty: JSONObject
    /// The names as they are written between their quotes, one after the other.
    let names: [UInt8]
    /// Where each name ends.
    let nameEnds: [Int]

    /// - Parameters:
    ///   - names: where the names stand in the text, between their quotes.
    ///   - text: the text.
    ///   - members: the members.
    init(names: [Range<Int>], in text: UnsafeBufferPointer<UInt8>, of members: JSONObject) {
      var bytes: [UInt8] = []
      var ends: [Int] = []
      for name in names {
        bytes += text[name]
        ends.append(bytes.count)
      }
      self.names = bytes
      nameEnds = ends
      empty = members.mapValues { _ in .null }
    }

    /// Where a name stands among the names.
    @inline(__always)
    func name(_ place: Int) -> Range<Int> { (place == 0 ? 0 : nameEnds[place - 1])..<nameEnds[place] }
  }

  /// A few, since a text repeats few kinds of objects; made when the first one comes.
  private var shapes: [Shape?] = []
  /// How many were learnt, those that others took the place of among them.
  private(set) var learntCount = 0

  private static let count = 64
  /// How many members an object may have to be learnt.
  static let mostMembers = 1_000

  /// The shape in a slot, or in the one beside it, that is what is looked for; nil for none.
  @inline(__always)
  func shape(in slot: Int, where isWanted: (Shape) -> Bool) -> Shape? {
    guard !shapes.isEmpty else { return nil }
    if let shape = shapes[slot], isWanted(shape) { return shape }
    if let shape = shapes[slot ^ 1], isWanted(shape) { return shape }
    return nil
  }

  /// Learns the shape of objects in a slot, or in the one beside it where that is free.
  mutating func learn(_ shape: Shape, in slot: Int) {
    if shapes.isEmpty { shapes = Array(repeating: nil, count: Self.count) }
    shapes[shapes[slot] != nil && shapes[slot ^ 1] == nil ? slot ^ 1 : slot] = shape
    learntCount += 1
  }

  /// The place of the shape of objects at a depth, by the beginning of their first name.
  static func slot(ofDepth depth: Int, name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var hash = UInt(depth)
    for byte in name.prefix(8) where byte != UInt8(ascii: "\"") { hash = hash &* 31 &+ UInt(byte) }
    // The last bits alone would be those of the last letters.
    return Int((hash ^ hash >> 6) % UInt(count))
  }
}

extension JSONObject {
  /// The first members of an object.
  init(prefix count: Int, of members: JSONObject) {
    self.init(uniqueKeysWithValues: members.prefix(count))
  }
}
