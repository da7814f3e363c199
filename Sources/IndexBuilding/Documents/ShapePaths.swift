import IndexStore
import SearchModel

/// Finds the paths that records have in the structures of an index.
struct ShapePaths {
  /// A path: one of another path's members.
  private struct Node {
    let parent: Int
    let key: UInt32
    var kinds: RecordPaths.Kinds = []
  }

  /// A part of the structure that is not ended.
  private struct Container {
    let node: Int
    let isObject: Bool
    var isEmpty = true
  }

  /// The paths; the first one is that of the record itself.
  private var nodes = [Node(parent: 0, key: 0)]
  private var numbers: [UInt64: Int] = [:]
  private var isComplete = true

  /// Adds the paths of a structure.
  mutating func add(_ structure: [UInt8]) {
    guard isComplete else { return }
    structure.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      let objectID = StructureCode(of: reader.varint())
      Self.skip(objectID, &reader)
      var open = [Container(node: 0, isObject: true)]
      /// The path of the items of a list of equal ones, of which the structure has the first.
      var item: Int?
      while !reader.isAtEnd, let container = open.last {
        let member = reader.varint()
        let code = StructureCode(of: member)
        guard code != .end else {
          if !container.isObject, container.isEmpty { nodes[container.node].kinds.insert(.container) }
          open.removeLast()
          continue
        }
        open[open.count - 1].isEmpty = false
        let hasName = container.isObject && item == nil
        let node = hasName ? node(UInt32(member >> StructureCode.width), in: container.node) : item ?? container.node
        item = nil
        switch code {
        case .object:
          nodes[node].kinds.insert(.container)
          open.append(Container(node: node, isObject: true))
        case .mixedList: open.append(Container(node: node, isObject: false))
        case .list, .searchedList: item = node
        case .searchedOther:
          _ = reader.varint()
          nodes[node].kinds.insert(Self.kinds(of: StructureCode(of: reader.varint())))
        default:
          nodes[node].kinds.insert(Self.kinds(of: code))
          Self.skip(code, &reader)
        }
        guard isComplete else { return }
      }
    }
  }

  private mutating func node(_ key: UInt32, in parent: Int) -> Int {
    let place = UInt64(parent) << 32 | UInt64(key)
    if let known = numbers[place] { return known }
    isComplete = nodes.count <= RecordPaths.mostPaths
    let number = nodes.count
    nodes.append(Node(parent: parent, key: key))
    numbers[place] = number
    return number
  }

  private static func skip(_ code: StructureCode, _ reader: inout ByteReader) {
    switch code {
    case .searchedText, .searchedNumber: _ = reader.varint()
    case .searchedOther:
      _ = reader.varint()
      _ = reader.varint()
    case .decimal: _ = reader.byte()
    default: break
    }
  }

  private static func kinds(of code: StructureCode) -> RecordPaths.Kinds {
    switch code {
    case .null: .null
    case .false, .true: .boolean
    case .integer, .decimal, .double, .literal, .searchedNumber: .number
    case .text, .digits, .plain, .searchedText: .text
    case .end, .object, .list, .searchedList, .mixedList, .searchedOther: .container
    }
  }

  /// The paths; nil when there are too many of them.
  ///
  /// - Parameter name: the name with a number.
  func paths(_ name: (UInt32) -> String) -> RecordPaths? {
    guard isComplete else { return nil }
    var components: [[String]] = [[]]
    var kinds: [FieldPath: RecordPaths.Kinds] = [:]
    for node in nodes.dropFirst() {
      components.append(components[node.parent] + [name(node.key)])
      // Names that differ in bytes only are one name here.
      kinds[FieldPath(components: components[components.count - 1]), default: []].formUnion(node.kinds)
    }
    return RecordPaths(kinds)
  }
}
