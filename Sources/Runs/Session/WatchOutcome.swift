import SearchModel

/// How the runs of a watch ended. A run of some query files makes good neither one of all of them nor one of others.
struct WatchOutcome {
  private var latest = ExitStatus.success
  private var ofAll = ExitStatus.success
  private var byFile: ExactDictionary<ExitStatus> = [:]

  /// Takes up how a run ended.
  ///
  /// - Parameter files: the query files that it was to run; nil for all.
  mutating func note(_ status: ExitStatus, of files: [String]?) {
    latest = status
    guard let files else {
      ofAll = status
      byFile = [:]
      return
    }
    for file in files { byFile[file] = status == .success ? nil : status }
  }

  /// How the watch ends: as the latest run that did not pass and was not made good.
  var status: ExitStatus {
    if latest != .success { return latest }
    return byFile.sorted { utf8Precedes($0.key, $1.key) }.first?.value ?? ofAll
  }
}
