import FileSystem
package import RecordFiles

/// The record files that a primary and its replicas share, read by the ordinary reader at most once while they rest.
///
/// It belongs to the task that loads the indices.
package final class RecordGroup {
  private struct Loaded {
    let loading: RecordLoading
    let files: [String]
    let stamps: SourceStamps
  }

  let source: RecordSource
  let folder: String
  /// Whether more than one index is made from the files.
  private let isShared: Bool
  private var loaded: Loaded?

  /// The records of some files.
  ///
  /// - Parameters:
  ///   - source: the files, and how they are read.
  ///   - folder: the folder that relative patterns start from; empty for the working directory.
  ///   - isShared: whether several indices are made from them, for which it is worth it to keep them in memory.
  package init(_ source: RecordSource, inFolder folder: String, isShared: Bool = false) {
    self.source = source
    self.folder = folder
    self.isShared = isShared
  }

  /// All records, or everything that is wrong with the files.
  package func loading() -> RecordLoading {
    if let kept { return kept }
    // Stamps before the contents: what changes meanwhile has another stamp then.
    let files = files
    let stamps = SourceStamps(moment: FileStamp.now, stamps: files.compactMap(FileStamp.init(path:)))
    let loading = RecordFileReader.load(source, inFolder: folder)
    if isShared { loaded = Loaded(loading: loading, files: files, stamps: stamps) }
    return loading
  }

  /// What was read before, when the files are as they were then.
  var kept: RecordLoading? {
    guard let loaded, !loaded.files.isEmpty, loaded.files == files else { return nil }
    let isAsBefore = loaded.files.indices.allSatisfy { index in
      FileStamp(path: loaded.files[index]).map { loaded.stamps.confirms($0, at: index) } ?? false
    }
    return isAsBefore ? loaded.loading : nil
  }

  /// The files; none when one of them cannot be found.
  private var files: [String] {
    (try? RecordFileReader.files(matching: source.files, inFolder: folder)) ?? []
  }
}

@available(*, unavailable)
extension RecordGroup: Sendable {}
