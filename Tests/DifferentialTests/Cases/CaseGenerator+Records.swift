import SearchModel
import TestSupport

extension CaseGenerator {
  /// The attributes whose values are texts.
  static let textAttributes = [
    "title", "body", "names", "info.author", "info.notes.text", "info", "code", "a\\.b", "größe", "objectID",
  ]
  /// The attributes that filters, facets and orders read.
  static let facetAttributes = [
    "color", "brand", "cat.lvl0", "size", "price", "flag", "group", "rank", "names", "num", "info.author",
    "info.notes.n",
    "big",
  ]
  static let numericAttributes = ["size", "price", "rank", "year", "big", "num", "info.notes.n"]
  static let orderAttributes = ["rank", "year", "price", "brand", "flag", "size", "big", "objectID", "names", "color"]

  /// Makes so many records; the more, the shorter.
  mutating func makeRecords(count: Int) {
    var ids = Array(1...max(count, 1)).shuffled(using: &random)
    if random.chance(0.5) { ids.sort() }
    let prefixes = random.chance(0.6) ? [""] : random.one(["id-"], ["é", ""], ["#", "a b "], Self.mixedPrefixes)
    // Each index leaves out some attributes altogether; large ones have short records of few words, some of so few that
    // a thousand records have several of them.
    var shape = Shape.all.filter { _ in random.chance(0.6) }
    if isLarge {
      shape.removeAll { [.body, .structure, .odd].contains($0) }
      pool = Array(pool.prefix(random.one(3, 12, 12)))
    }
    let isShort = count > 60
    records = (0..<count).map { number in
      record(random.one(of: prefixes) + String(ids[number]), shape: Set(shape), isShort: isShort)
    }
  }

  /// Beginnings of ids that make their order as bytes another one than that of numbers, letters or UTF-16.
  private static let mixedPrefixes = ["", "0", "a", "ab", "A", "é", "\u{FFFD}", "𝒳", " "]

  /// So many positions of a text rank differently.
  static let countedPositions = 1_000

  /// Gives a record a text that is so long that positions count no further; its last words are seldom.
  mutating func addLongText() {
    let place = random.number(0...records.count - 1)
    let words = (0..<random.number(Self.countedPositions - 5...Self.countedPositions + 20)).map { _ in
      random.early(of: Array(pool.prefix(3)))
    }
    records[place]["title"] = .string(words.joined(separator: " ") + " " + text(1...3))
  }

  /// Gives the records so many long words, each near some others, that the engine keeps lists of what words have
  /// inside.
  mutating func addRareWords() {
    let roots = (0..<random.number(20...60)).map { _ in
      String(String.UnicodeScalarView(random.word(7...10, of: random.one("abc", "abcdenrst"))))
    }
    for place in records.indices {
      let words = (0..<5).map { _ in
        let word = withTypo(withTypo(random.one(of: roots)))
        return random.chance(0.5) ? word + random.one("s", "ing", "ab", word) : word
      }
      records[place]["title"] = .string(words.joined(separator: " ") + " " + text(0...2))
    }
  }

  /// Groups of attributes that an index has or has not.
  private enum Shape {
    case body
    case names
    case facets
    case structure
    case numbers
    case tags
    case code
    case odd
    case places

    static let all: [Shape] = [
      .body, .names, .facets, .facets, .structure, .numbers, .numbers, .tags, .code, .odd, .places,
    ]
  }

  private mutating func record(_ id: String, shape: Set<Shape>, isShort: Bool) -> JSONObject {
    var record: JSONObject = ["objectID": .string(id)]
    let isShort = isShort || random.chance(0.5)
    if !random.chance(0.05) { record["title"] = .string(text(isShort ? 0...3 : 1...6)) }
    if shape.contains(.body), !random.chance(0.15) { record["body"] = .string(text(isShort ? 0...4 : 0...20)) }
    if shape.contains(.names) {
      record["names"] =
        random.chance(0.9) ? .texts((0..<random.number(0...4)).map { _ in text(1...3) }) : .string(text(1...2))
    }
    if shape.contains(.facets), !random.chance(0.1) { addFacets(to: &record) }
    if shape.contains(.structure) { addStructure(to: &record) }
    if shape.contains(.numbers) { addNumbers(to: &record) }
    if shape.contains(.tags), random.chance(0.9) {
      record["_tags"] =
        random.chance(0.9)
        ? .texts(random.some(of: ["a", "B", "c d", "-e"], 0.4)) : random.one("a", "b", [1, "a", true], 7, .null)
    }
    if shape.contains(.code) {
      record["code"] = random.chance(0.7) ? .string(word()) : .integer(random.number(0...40_000))
    }
    if shape.contains(.odd) {
      record["a.b"] = .string(text(1...2))
      record["größe"] = random.one(.string(word()), .integer(3), .bool(true), .null)
    }
    if shape.contains(.places) { addPlaces(to: &record) }
    // The order of members differs between records.
    guard random.chance(0.1) else { return record }
    return JSONObject(uniqueKeysWithValues: record.shuffled(using: &random).map { ($0.key, $0.value) })
  }

  private mutating func addFacets(to record: inout JSONObject) {
    let colors = [
      "Red", "red", "Οδός", "ΟΔΌΣ", "Blue", "Dark Blue", "dark-green", "café", "cafe\u{301}", "Ünï", "-minus", "a:b",
      "1", "",
    ]
    if !random.chance(0.15) {
      record["color"] =
        random.chance(0.7)
        ? .string(random.early(of: colors)) : .array(random.few(of: colors + ["Red"], 0...4).map(JSON.string))
    }
    record["brand"] = random.one(
      .string("A"), .string("A"), .string("b"), .string("Bee Corp"), .string("Ä\"q\"\\"), .null, .array(["A", "b"]))
    record["flag"] = random.one(.bool(true), .bool(false), .bool(true), .string("true"), .null)
    if random.chance(0.8) {
      let top = random.one("X", "Y")
      record["cat"] = ["lvl0": .string(top), "lvl1": .string("\(top) > \(random.one("p", "q"))")]
    }
    if !random.chance(0.1) {
      record["group"] = random.one(
        .integer(random.number(1...4)), .integer(random.number(1...4)), .string(random.one("g", "h")), .null,
        .array(["g"]), .double(1), .string("1"))
    }
  }

  private mutating func addNumbers(to record: inout JSONObject) {
    if !random.chance(0.2) { record["rank"] = .integer(random.number(-2...3)) }
    if random.chance(0.05) {
      record["rank"] = random.one(.string("x"), .bool(true), .double(1.5), .null, .array([2, 1]))
    }
    if !random.chance(0.2) { record["year"] = .integer(random.number(1_990...2_000)) }
    if !random.chance(0.1) {
      let cents = Double(random.number(-100...3_000)) / 100
      record["price"] = .double(
        random.one(cents, cents, cents.rounded(), 9.9995, 9.9994, 10.0005, 0.1, -0.0, 1e300, 12.5e12))
    }
    if !random.chance(0.3) {
      let sizes: [JSON] = [
        .integer(40), .integer(41), .double(41.5), .string("XL"), .string("41"), .integer(41), .double(40),
      ]
      record["size"] = random.chance(0.8) ? random.one(of: sizes) : .array(random.few(of: sizes, 0...4))
    }
    if random.chance(0.5) { record["num"] = random.one(.integer(304), .integer(30_450), .double(3.14), .integer(-7)) }
    if random.chance(0.3) {
      record["big"] = random.one(
        .integer(1 << 53), .integer(1 << 53 + 1), .integer(.max), .integer(.min), .integer(1_700_000_000_000),
        .literal("123456789012345678901234567890"), .integer(1 << 53 - 1), .literal("9223372036854775808"),
        .literal("9223372036854775809"), .literal("18446744073709551615"))
    }
  }

  private mutating func addStructure(to record: inout JSONObject) {
    var info: JSONObject = [:]
    if !random.chance(0.2) { info["author"] = .string(text(1...2)) }
    if random.chance(0.5) {
      info["notes"] = .array(
        (0..<random.number(0...3)).map { number in
          random.chance(0.9)
            ? ["text": .string(text(0...4)), "n": .integer(number)] : random.one(.null, .string(word()), [])
        })
    }
    if random.chance(0.1) { info["deep"] = ["er": ["st": .string(word())]] }
    record["info"] = .object(info)
  }

  private mutating func addPlaces(to record: inout JSONObject) {
    guard !random.chance(0.1) else { return }
    record["_geoloc"] =
      if random.chance(0.8) {
        place()
      } else if random.chance(0.7) {
        .array((0..<random.number(0...3)).map { _ in place() })
      } else {
        random.one(.null, ["lat": 99, "lng": 1], ["lat": 1], .string("48,2"), [1, 2])
      }
  }
}
