import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

struct VocabularyMergerTests {
  private func segment(_ text: String) throws -> DocumentSegment {
    var scanner = RecordScanner(tokenizer: Tokenizer(), roles: makeRoles())
    let record = Record(objectID: "1", attributes: ["title": .string(text)])
    if let obstacle = scanner.scan(record) { throw obstacle }
    return scanner.finish()
  }

  /// The error of the second of two segments.
  private func error(limit: Int, _ texts: [String]) throws -> StorageLimitError? {
    var merger = VocabularyMerger(limit: limit)
    for text in texts {
      let segment = try segment(text)
      do throws(StorageLimitError) {
        try merger.add(segment)
      } catch {
        return error
      }
    }
    return nil
  }

  @Test func wordsBeyondTheWidthOfNumbersAreAnError() throws {
    let texts = ["alpha beta gamma", "delta epsilon zeta"]
    #expect(try error(limit: 1_000, texts) == nil)
    let error = try error(limit: 30, texts)
    expectEqual(error, StorageLimitError(section: "terms.bytes"))
    expectEqual(error?.description.contains("one index"), true)
  }
}
