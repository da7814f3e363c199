import TestSupport
import Testing

@testable import SearchModel

struct CaseFoldingTests {
  @Test(arguments: [
    ("Drama", "drama"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευσ"), ("οδυσσευς", "οδυσσευσ"), ("Θεός", "θεόσ"), ("Straße", "straße"),
    ("ς", "σ"), ("", ""),
  ])
  func textsThatDifferInCaseAloneAreOne(text: String, folded: String) {
    #expect(text.caseFolded.utf8.elementsEqual(folded.utf8))
    #expect(text.uppercased().replacing("SS", with: "ß").caseFolded == folded)
  }
}
