import SearchModel
import TestSupport
import Testing

@testable import FileSystem
@testable import IndexSettings
@testable import IndexStore

/// The bytes of an index of records that do not change.
///
/// Caches keep indices between runs and between versions of the program. A kept index is opened when its version of the
/// format is the program's, whatever the program would write today: so when the bytes of an image change,
/// ``IndexManifest/version`` must be raised, or old indices would answer in the old way, or be misread.
struct PinnedImageTests {
  private static let settings: SearchParameters = [
    "searchableAttributes": ["title", "unordered(text)", "authors.name", "camelCase", "year,price", "objectID"],
    "attributesForFaceting": ["genre", "searchable(authors.name)", "filterOnly(flag)", "mixed", "price", "deep.a.b"],
    "customRanking": ["desc(year)", "asc(price)"],
    "ranking": ["typo", "desc(rating)", "asc(title)", "words", "custom"],
    "attributeForDistinct": "series",
    "camelCaseAttributes": ["camelCase"],
    "keepDiacriticsOnCharacters": "ø",
    "separatorsToIndex": "+#",
    "indexLanguages": ["ja", "en"],
  ]

  /// Odd scripts and spellings, and every kind of column.
  private static let lines = #"""
    {"objectID":"1","title":"The Great Gatsby","text":"in LOVE with C++ and C#","year":1925,"price":9.5,"genre":"novel"}
    {"objectID":"2","title":"Les Misérables","text":"Où est-il ? L'été, naïve","year":1862,"price":12,"genre":["novel","épopée"]}
    {"objectID":3,"title":"Les Mise\u0301rables","text":"K\u212Aelvin ; \u037E ` \u1FEF","year":-50,"price":1e3,"genre":"\u00C9POP\u00C9E"}
    {"objectID":"4","title":"吾輩は猫である","text":"カタカナ と ひらがな、漢字。","authors":[{"name":"夏目漱石"},{"name":"Sōseki"}]}
    {"objectID":"5","title":"Война и мир","text":"ЁЛКА ёлка е\u0308","series":"a","rating":4.25,"flag":true}
    {"objectID":"6","title":"ألف ليلة وليلة","text":"كِتَاب","series":"a","rating":4.25,"flag":false}
    {"objectID":"7","title":"हिन्दी की किताब","text":"ภาษาไทย ไม่มีช่องว่าง","series":"b","rating":-0.0}
    {"objectID":"8","title":"한국어 책","text":"\uD55C\uAE00 \u1112\u1161\u11AB","series":{"x":1},"rating":0.0}
    {"objectID":"9","title":"👩‍👩‍👧 emoji 🇩🇪","text":"ﬁne ﬂow ß ẞ İstanbul ıI","mixed":[1,"1",1.0,true,null,{"a":2},[3]]}
    {"objectID":"10","title":"","text":[],"mixed":12345678901234567890123,"price":123456789012345678901234567890}
    {"objectID":"11","title":["one","two",["three"]],"text":{"a":"deep"},"mixed":9007199254740993,"price":0.1}
    {"objectID":"12","title":"smørrebrød øre","camelCase":"iPhoneXSMax parseJSONText","deep":{"a":[{"b":1},{"b":"x"}]}}
    {"objectID":"13","title":"Ελληνικά ΣΊΣΥΦΟΣ","_geoloc":{"lat":48.8566,"lng":2.3522},"_tags":["a","b"],"year":2000}
    {"objectID":"14","title":"שלום עולם","_geoloc":[{"lat":-33.8688,"lng":151.2093},{"lat":0,"lng":0}],"_tags":"b"}
    {"objectID":"15","title":"Straße nach O'Neill","year":"1999","price":"12","number":[1,2,3,2.5,1e300,-1e-300]}
    {"objectID":"0016","title":"007 42 3.14 1,000","text":"a\tb\nc\u0000d","number":7,"other":{"n":9223372036854775807}}
    """#

  @Test func theBytesOfAnImageChangeOnlyWithItsVersion() throws {
    let definition = IndexDefinition(name: "pinned", settings: Self.settings)
    try #require(definition.problem() == nil)
    let index = try BuiltIndex(lines: Self.lines, definition, options: .small(segmentSize: 700))
    try #require(index.manifest.documentCount == 16)
    expectEqual(IndexManifest.version, 7)
    expectEqual(
      XXH64.hash(index.bytes), 2_236_188_129_112_795_279,
      "The image has other bytes than before: raise IndexManifest.version, and then write the new hash here.")
  }
}
