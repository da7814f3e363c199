import Evaluation
import FileSystem
import Reports
import SearchModel

// What an output knows of judged queries.
extension RunOutput {
  /// Counts a judged query.
  func count(_ judged: JudgedQuery) {
    summary.add(judged)
    thresholds.add(judged)
  }

  /// Takes up what an interrupted run has judged.
  ///
  /// - Throws: ``OutputError/cannotResume(_:)`` when that cannot be read.
  func restore(_ checkpoint: RunJournal.Checkpoint, files: [String]) throws(OutputError) {
    guard let reporting, let path = files.last, let byteCount = checkpoint.byteCounts.last else { return }
    var line: [UInt8] = []
    var isDamaged = false
    func take(_ byte: UInt8) {
      guard byte == UInt8(ascii: "\n") else { return line.append(byte) }
      defer { line.removeAll(keepingCapacity: true) }
      guard let judged = (try? JSON(parsing: line)).flatMap(JudgedQuery.init(report:)) else {
        isDamaged = true
        return
      }
      count(judged)
      baseline?.skip(judged)
      for place in targets.indices { targets[place].report(judged, isTimed: reporting.isTimed) }
    }
    do {
      try FileParts(AtomicFile.path(besides: path, suffix: OutputFile.partialSuffix), limit: .max)
        .read(first: byteCount) { $0.forEach(take) }
    } catch {
      throw .cannotResume("\(error)")
    }
    guard !isDamaged, line.isEmpty, summary.queryCount == checkpoint.queryCount else {
      throw .cannotResume("the judged queries of the interrupted run cannot be read; run again without --resume")
    }
  }

  /// The bytes of a report without secrets.
  func hidingSecrets(_ bytes: [UInt8]) -> [UInt8] {
    guard let reporting else { return bytes }
    return Array(reporting.hiding(String(decoding: bytes, as: UTF8.self)).utf8)
  }
}
