import Diagnostics

// Objects with all of their members.
extension JSONReader {
  /// Reads the object that comes next.
  mutating func parseObject() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    if json.leave(at: UInt8(ascii: "}")) { return [:] }
    // Objects in lists mostly have the members of those before them.
    guard listDepth > 0, json.peek() == UInt8(ascii: "\"") else {
      return try parseMembers(after: [:], names: nil).members
    }
    let slot = JSONShapes.slot(ofDepth: json.depth, name: text[min(offset + 1, text.count)...])
    guard let shape = shapes.shape(in: slot, where: { isName(0, of: $0) }) else {
      let (members, names) = try parseMembers(after: [:], names: [])
      if let names, names.count <= JSONShapes.mostMembers {
        shapes.learn(JSONShapes.Shape(names: names, in: text, of: members), in: slot)
      }
      return members
    }
    return try parseObject(like: shape)
  }

  /// Reads the object that comes next, whose first name is that of a shape.
  private mutating func parseObject(like shape: JSONShapes.Shape) throws(JSONSyntaxError) -> JSONObject {
    var (count, isAtEnd, isAsKnown) = (0, false, true)
    var fault: JSONSyntaxError?
    let members = shape.empty.mapPlaces { place in
      guard isAsKnown else { return JSON.null }
      do throws(JSONSyntaxError) {
        json.offset += shape.name(place).count + 2
        let value = try parseMemberValue()
        count += 1
        isAtEnd = try isObjectEnd()
        isAsKnown =
          !isAtEnd && count < shape.nameEnds.count && json.peek() == UInt8(ascii: "\"") && isName(count, of: shape)
        return value
      } catch {
        (fault, isAsKnown) = (error, false)
        return JSON.null
      }
    }
    if let fault { throw fault }
    if isAtEnd, count == members.count { return members }
    let known = JSONObject(prefix: count, of: members)
    return isAtEnd ? known : try parseMembers(after: known, names: nil).members
  }

  /// Whether the name that comes next, with its quotes, is written as one of a shape.
  @inline(__always)
  private func isName(_ place: Int, of shape: JSONShapes.Shape) -> Bool {
    let known = shape.name(place)
    let start = offset + 1
    let end = start + known.count
    guard end < text.count, text[end] == UInt8(ascii: "\"") else { return false }
    return shape.names.withUnsafeBytes { names in
      UnsafeRawBufferPointer(rebasing: names[known]).isEqual(to: bytes(start..<end))
    }
  }

  /// Reads the members of an object from a name on, after those that were read already.
  ///
  /// - Parameter names: collects where the names stand in the text; nil when that is not needed.
  private mutating func parseMembers(
    after first: JSONObject, names: [Range<Int>]?
  ) throws(JSONSyntaxError) -> (members: JSONObject, names: [Range<Int>]?) {
    var (members, names) = (first, names)
    repeat {
      guard json.peek() == UInt8(ascii: "\"") else { throw unexpected("a member name in quotes") }
      let start = offset
      let name = try parseString()
      names?.append(start + 1..<offset - 1)
      let value = try parseMemberValue()
      guard members.updateValue(value, forKey: name) == nil else {
        throw failure("the member '\(name)' occurs twice in one object", at: start)
      }
    } while try !isObjectEnd()
    return (members, names)
  }

  private mutating func parseMemberValue() throws(JSONSyntaxError) -> JSON {
    guard json.skip(UInt8(ascii: ":")) else { throw unexpected("':' after a member name") }
    return try parseValue()
  }

  /// Skips what follows a member, and returns whether it is the end of the object.
  mutating func isObjectEnd() throws(JSONSyntaxError) -> Bool {
    switch json.next(before: UInt8(ascii: "}")) {
    case .more: return false
    case .end: return true
    case .fault: throw unexpected("',' or '}' in an object")
    }
  }
}
