import SearchModel
import TestSupport

@testable import IndexBuilding
@testable import IndexSettings

/// Records of random shape and text.
struct RandomRecords {
  var random: SeededGenerator

  private static let alphabets = [
    "abcdeXYZ012 ", "abc .'-_,!", "éàüñßœłøæ abc", "абвгдЯЖ ", "αβγσςΩ ", "日本語東京カタカナひらがな。、 a1",
    "한국어가나다 \u{1112}\u{1161}\u{11AB}", "हिन्दी नमस्ते ", "ไทยภาษา ", "עברית\u{5B8} العربية\u{64B} ",
    "a\u{301}e\u{308}\u{327} z\u{200D}\u{AD}", "🎉👍🏽👨‍👩‍👧🇫🇷🇩©®™☀\u{FE0F}‼1\u{20E3} a", "ﬁﬂ①②ⅣＡＢｶﾞﾊﾟ½ K",
    "\"\\/\n\t\u{1}\u{7F}\u{A0} a",
    "aB1.cD'e\u{2019}f®g©h", "camelCaseHTMLParser iPhone2X ", "+#&@ C ", "\u{1D400}\u{10400}\u{20000}a ",
  ]
  private static let names = [
    "name", "title", "é", "e\u{301}", "list", "nested", "brandName", "price", "a.b", "", "_tags", "_geoloc", "x", "日本",
    "K", "\u{212A}",
  ]
  private static let words = ["the", "quick", "Brown", "FOX", "don't", "hello.world", "x1", "<tel>", "2020-07", "of"]

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  mutating func text() -> String {
    if Int.random(in: 0..<3, using: &random) == 0 {
      return (0..<Int.random(in: 0...8, using: &random)).map { _ in word() }.joined(separator: separator())
    }
    var text = ""
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let alphabet = Self.alphabets.randomElement(using: &random) ?? ""
      text += String(String.UnicodeScalarView(random.word(0...14, of: alphabet)))
    }
    return text
  }

  private mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }

  private mutating func separator() -> String {
    [" ", " ", "  ", ", ", "-", "", String(repeating: "=", count: 40)].randomElement(using: &random) ?? ""
  }

  mutating func number() -> JSON {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .integer(Int.random(in: -3...3, using: &random))
    case 1: .integer(Int.random(in: .min ... .max, using: &random))
    case 2: .double(Double(Int.random(in: -5_000...5_000, using: &random)) / 100)
    case 3: .double(Double(Int.random(in: -5_000...5_000, using: &random)) / 1_000_000)
    case 4: .double(Double(bitPattern: UInt64.random(in: 0..<0x7FE << 52, using: &random)))
    case 5: .double(-0.0)
    case 6: .literal("1" + String(repeating: "0", count: Int.random(in: 19...40, using: &random)))
    case 7: .double(Double.random(in: -180...180, using: &random))
    default: .integer(Int.random(in: 0...200_000, using: &random))
    }
  }

  mutating func value(depth: Int = 0) -> JSON {
    switch Int.random(in: 0..<(depth < 4 ? 12 : 8), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2, 3: return number()
    case 4: return .string(String(Int.random(in: 0...3_000, using: &random)))
    case 8: return .object(members(depth: depth + 1))
    case 9:
      // Items of one kind.
      let count = Int.random(in: 0...4, using: &random)
      return .array((0..<count).map { _ in .object(["k": .string(text()), "n": .integer(7)]) })
    case 10: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in .string(text()) })
    case 11: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1) })
    default: return .string(text())
    }
  }

  mutating func members(depth: Int = 0) -> JSONObject {
    var members: JSONObject = [:]
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      members[Self.names.randomElement(using: &random) ?? ""] = value(depth: depth)
    }
    return members
  }

  mutating func records(_ count: Int) -> [Record] {
    (0..<count).map { number in
      let ids = [String(number), "id-\(number)", "Ünï \(number)", "0\(number)"]
      return Record(objectID: ids.randomElement(using: &random) ?? "", attributes: members())
    }
  }

  mutating func tokenizer() -> Tokenizer {
    let custom: [(source: Unicode.Scalar, target: String)] = [("ä", "ae"), ("x", ""), ("1", "one"), ("東", "to")]
    let isCustom = Int.random(in: 0..<4, using: &random) == 0
    let separators = ["", "", "+#", ".", "'&", "東\u{301}", " "].randomElement(using: &random) ?? ""
    let placeholders = [[], [], ["<tel>"], ["x1", "x"], ["日本", "B "], [".c"]].randomElement(using: &random) ?? []
    return Tokenizer(
      normalizer: Normalizer(
        keptCharacters: Bool.random(using: &random) ? "éß\u{3B1}" : "",
        custom: isCustom ? custom.filter { _ in Bool.random(using: &random) } : []),
      separatorsToIndex: separators, placeholders: placeholders)
  }

  mutating func roles() -> RecordRoles {
    let searchable = [
      [], ["name", "unordered(nested)", "list"], ["objectID", "title,brandName", "x", "é"], ["nothing"],
      ["_tags", "list.k"],
    ]
    let camelCase = [[], ["*"], ["brandName", "name"]]
    return makeRoles(
      searchable.randomElement(using: &random) ?? [], camelCase: camelCase.randomElement(using: &random) ?? [])
  }
}

/// JSON values compared by the bytes of their texts, which `==` does not do.
func areIdentical(_ left: JSON, _ right: JSON) -> Bool {
  left == right && Array(left.text().utf8) == Array(right.text().utf8)
}
