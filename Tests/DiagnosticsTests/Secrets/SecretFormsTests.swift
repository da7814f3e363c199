import Diagnostics
import TestSupport
import Testing

/// The forms in which texts hold secrets.
struct SecretFormsTests {
  private static let mask = SecretMask(["ab+cd/ef!gh"])

  @Test(arguments: [
    "ab+cd/ef!gh", "ab%2Bcd%2Fef%21gh", "ab%2bcd%2fef%21gh", "ab%2Bcd%2fef!gh", "ab+cd%2Fef!gh", "%61b+cd/ef!gh",
    // Strings of JSON, C, Python and Swift.
    #"ab+cd\/ef!gh"#, #"ab\u002Bcd\u002fef\u0021gh"#, #"\x61b+cd\x2fef!gh"#, #"ab\u{2B}cd/ef\u{21}gh"#,
    #"ab\053cd/ef!gh"#, #"\U00000061b+cd/ef!gh"#,
    // Character references.
    "ab&#43;cd&#x2F;ef!gh", "ab+cd&#x2f;ef&#33;gh", "&#97b&#43cd&#47ef&#33gh",
    // Hexadecimal digits.
    "61622b63642f6566216768", "61622B63642F6566216768", "61:62:2b:63:64:2f:65:66:21:67:68",
    "61-62-2B-63-64-2F-65-66-21-67-68", "61 62 2b 63 64 2f 65 66 21 67 68",
    // Base64, alone and in both alphabets with something in front.
    "YWIrY2QvZWYhZ2g", "YWIrY2QvZWYhZ2g=", "YWIrY2Qv\nZWYhZ2g=",
    // Two over each other: base64 and percent, JSON and JSON, percent twice and base64 twice.
    "ab%252Bcd%252Fef%2521gh", #"ab\\u002Bcd/ef!gh"#, "%59WIrY2QvZWYhZ2g%3D", "WVdJclkyUXZaV1loWjJnPQ==",
    #"ab\u0025\u0032\u0042cd/ef!gh"#,
  ])
  func isHidden(form: String) {
    let hidden = Self.mask.hiding("<\(form)>")
    #expect(hidden.hasPrefix("<***"))
    for rest in ["cd", "ef", "Y2Qv", "ZWYh", "6364", "clky"] { #expect(!hidden.contains(rest), "\(hidden)") }
  }

  @Test(arguments: [
    #"schl\xfcssel-\u043a\x85"#, #"schl\xc3\xbcssel-\xd0\xba\xc2\x85"#, #"schl\U000000fcssel-\u043a\u0085"#,
  ])
  func lettersAreHiddenAsBytesAndAsNumbers(form: String) {
    expectEqual(SecretMask(["schlüssel-к\u{85}"]).hiding("<\(form)>"), "<***>")
  }

  @Test(arguments: ["", "x", "xy", "xyz", "user:"])
  func isHiddenInBase64BehindAnything(prefix: String) {
    let secret = "sëcret\"with\\all/sorts+of=characters"
    let mask = SecretMask([secret])
    for text in [base64(prefix + secret), base64(base64(prefix + secret)), base64("u:" + base64(prefix + secret))] {
      let hidden = mask.hiding("token \(text)")
      #expect(hidden.contains("***"))
      #expect(hidden.utf8.count < 40, "\(hidden)")
    }
  }

  @Test(arguments: ["<ab+cd/…", "<ab%2Bcd%2F…", "<YWIrY2Qv…", "<61622b63642f…", #"<ab\u002Bcd/…"#])
  func beginningIsHiddenWhereATextIsCut(text: String) {
    expectEqual(Self.mask.hiding(text), "<***…")
  }

  @Test(arguments: [#"<ab+cd/ef\u00…"#, "<ab+cd/ef%2…", "<ab+cd/ef\u{FFFD}…"])
  func beginningIsHiddenWhereAnEscapeIsCut(text: String) {
    expectEqual(Self.mask.hiding(text), "<***…")
  }

  @Test func isHiddenWhereAMessageJoinsItsLines() {
    expectEqual(SecretMask(["two  words\tapart"]).hiding("<two words apart>"), "<***>")
  }

  @Test(arguments: [
    "100 %", "a%2", "%zz ab+cd", "50 % of cd/ef", "…", "a…", #"\u00"#, #"\u{110000}"#, #"\uD800"#, "&#x110000;", "&;",
    "&#;", "&#", "&#x", "a&#x;", "\\", #"\x"#, #"\xf"#, "deadbeef deadbeef deadbeef", "documentation/of/everything",
    "0000000000000000000000",
  ])
  func otherTextsStayAsTheyAre(text: String) {
    expectEqual(Self.mask.hiding(text), text)
  }

  private func base64(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = Array(text.utf8)
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { result.append(alphabet[value >> (18 - 6 * place) & 63]) }
      result += String(repeating: "=", count: 3 - group.count)
    }
    return result
  }
}
