import Diagnostics
import Testing

/// The forms in which texts hold secrets.
struct SecretFormsTests {
  private static let mask = SecretMask(["ab+cd/ef!gh"])

  @Test(arguments: [
    "ab+cd/ef!gh", "ab%2Bcd%2Fef%21gh", "ab%2bcd%2fef%21gh", "ab%2Bcd%2fef!gh", "ab+cd%2Fef!gh", "%61b+cd/ef!gh",
    "YWIrY2QvZWYhZ2g", "ab+cd/ef!gh",
  ])
  func isHidden(form: String) {
    #expect(Self.mask.hiding("<\(form)>").hasPrefix("<***"))
    #expect(!Self.mask.hiding("<\(form)>").contains("cd"))
    #expect(!Self.mask.hiding("<\(form)>").contains("Y2Qv"))
  }

  @Test(arguments: ["<ab+cd/…", "<ab%2Bcd%2F…", "<YWIrY2Qv…"])
  func beginningIsHiddenWhereATextIsCut(text: String) {
    #expect(Self.mask.hiding(text) == "<***…")
  }

  @Test(arguments: ["100 %", "a%2", "%zz ab+cd", "50 % of cd/ef", "…", "a…"])
  func otherTextsStayAsTheyAre(text: String) {
    #expect(Self.mask.hiding(text) == text)
  }
}
