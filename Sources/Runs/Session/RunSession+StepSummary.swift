import FileSystem
import Reports
import TerminalText

// The page of a job of GitHub Actions.
extension RunSession {
  /// The Markdown that is added to a job's page; none where its file cannot be written, which is told.
  ///
  /// - Parameter path: the file that the service names in `GITHUB_STEP_SUMMARY`. Steps share it, so it is added to.
  func stepSummary(in path: String) -> [ReportTarget] {
    do throws(FileError) {
      return [
        ReportTarget(
          path: nil, descriptor: try SystemCalls.openForAppending(path),
          renderer: ReportFormat.pageRenderer(isFirst: FileStamp(path: path)?.size ?? 0 == 0))
      ]
    } catch {
      console.warn("GITHUB_STEP_SUMMARY: \(error.description)")
      return []
    }
  }
}
