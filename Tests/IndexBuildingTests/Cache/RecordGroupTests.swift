import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding

/// Records that a primary and its replicas share.
struct RecordGroupTests {
  @Test func recordsAreReadAgainOnlyWhenTheirFilesMayHaveChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("r.json", Array("[{\"objectID\":\"1\"}]".utf8))
    let group = RecordGroup(RecordSource(["*.json"]), inFolder: folder.path, isShared: true)
    #expect(group.kept == nil)
    expectEqual(group.loading().records.map(\.objectID), ["1"])
    // A file that is so young might change without another stamp.
    #expect(group.kept == nil)
    try folder.write("s.json", Array("[{\"objectID\":\"2\"}]".utf8))
    expectEqual(group.loading().records.map(\.objectID), ["1", "2"])
  }
}
