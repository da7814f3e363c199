import SearchModel
import TestSupport

/// Files of JSON lines as they come: most are right, some are nearly right.
struct RandomLines {
  private var random: RandomRecords
  private var records: [Record]

  private static let values = [
    "1", "-0", "0", "01", "1.", ".5", "1e", "1e400", "-1E+2", "12345678901234567890", "+1", "0x10", "-", "NaN", "1.50",
    "true", "fals", "null", "\"\"", "\"a\\u0000b\"", "\"\\uD800\"", "\"\\uD83D\\uDE00\"", "\"\\uDE00\"", "\"\\u+123\"",
    "\"\\x\"", "\"\\/\\b\\f\\n\\r\\t\"", "\"tab\there\"", "\"open", "{}", "[]", "[1,]", "[1 2]", "{\"a\":1,}",
    "{\"a\":1,\"a\":2}", "{\"\\u0061\":1,\"a\":2}", "{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"K\":1,\"\u{212A}\":2}",
    "{\"objectID\":1}", "{a:1}", "[[[]]]", "\u{FEFF}1", "1 ", "\u{A0}1",
  ]

  init(seed: Int) {
    random = RandomRecords(seed: seed)
    records = random.records(Int(random.random.next() % 8))
    for number in records.indices { records[number].objectID += "#\(number)" }
  }

  private mutating func oneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random.random) == 0 }

  /// The bytes of a file whose records have their ids at a path.
  ///
  /// - Parameter isStrange: whether something may be wrong.
  mutating func file(idPath: [String], isStrange: Bool) -> [UInt8] {
    var lines: [[UInt8]] = []
    for record in records {
      if isStrange, oneOf(8) {
        let blanks = ["", " \t", "\u{FEFF}", "\u{FEFF} "]
        lines.append(Array((blanks.randomElement(using: &random.random) ?? "").utf8))
      }
      var line = Array(text(of: record, idPath: idPath, isStrange: isStrange).utf8)
      if isStrange, oneOf(12) { line = mutated(line) }
      if oneOf(6) { line = Array(" \t".utf8) + line + Array(" \r".utf8) }
      if isStrange, oneOf(10) { line = [0xEF, 0xBB, 0xBF] + line }
      lines.append(line)
    }
    if isStrange, oneOf(15), let line = lines.first { lines.append(line) }
    let separator: [UInt8] = oneOf(4) ? [0x0D, 0x0A] : [0x0A]
    return Array(lines.joined(separator: separator)) + (oneOf(2) ? separator : [])
  }

  private mutating func text(of record: Record, idPath: [String], isStrange: Bool) -> String {
    var members = record.attributes
    for name in ["objectID"] + idPath { members.removeValue(forKey: name) }
    var texts = members.map { name, value in "\(JSON.string(name).text()):\(value.text())" }
    var id = JSON.string(record.objectID).text()
    if oneOf(3) { id = String(Int.random(in: -50...(.max), using: &random.random)) }
    if isStrange, oneOf(20) { id = Self.values.randomElement(using: &random.random) ?? "" }
    for name in idPath.reversed().dropLast() { id = "{\(JSON.string(name).text()):\(id)}" }
    if !isStrange || !oneOf(40) { texts.append("\(JSON.string(idPath[0]).text()):\(id)") }
    if idPath != ["objectID"], oneOf(3) {
      texts.append("\"objectID\":\(isStrange && oneOf(2) ? "{\"a\":[1]}" : "7")")
    }
    texts.shuffle(using: &random.random)
    if isStrange, oneOf(10) {
      texts.append("\"strange\":" + (Self.values.randomElement(using: &random.random) ?? ""))
    }
    if isStrange, oneOf(25) {
      let depth = Int.random(in: 197...201, using: &random.random)
      texts.append("\"deep\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    if isStrange, oneOf(25), let text = texts.first { texts.append(text) }
    return oneOf(3) ? "{ " + texts.joined(separator: " , ") + " }" : "{" + texts.joined(separator: ",") + "}"
  }

  /// Bytes of which one is lost, added or changed.
  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: 0...bytes.count, using: &random.random)
    let candidates: [UInt8] = [0x00, 0x0A, 0x20, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0x80, 0xC3, 0xED, 0xFF]
    let byte = candidates.randomElement(using: &random.random)
    switch Int.random(in: 0..<3, using: &random.random) {
    case 0: bytes.insert(byte ?? 0, at: place)
    case 1: bytes.removeSubrange(place...)
    default: if place < bytes.count { bytes[place] = byte ?? 0 }
    }
    return bytes
  }
}
