import Diagnostics
import SearchBackends
import SearchModel
import TerminalText
package import Workspaces

/// What is uploaded, and how.
package struct PushRequest: Sendable {
  /// The spec's file.
  package var spec: String
  /// What the spec is read with; the target of the upload among it.
  package var options: SearchWorkspace.Options
  /// The backend that gets the indices.
  package var backend: String
  /// The indices; empty for all.
  package var indexNames: [String] = []
  /// Whether it is only said what would be done.
  package var isDryRun = false
  /// Whether indices are replaced that no push made.
  package var replacesForeignIndices = false

  /// An upload of all indices of a spec.
  package init(spec: String, options: SearchWorkspace.Options, backend: String) {
    self.spec = spec
    self.options = options
    self.backend = backend
    self.options.uploadTarget = backend
  }
}

/// An upload of a spec's indices, one after the other.
package struct PushRun: Sendable {
  private let request: PushRequest
  private let session: RunSession

  /// How many seconds there are to delete what an interrupted upload has made.
  private static let cleaningTime = Duration.seconds(5)

  /// An upload that has not begun.
  package init(_ request: PushRequest, in session: RunSession) {
    self.request = request
    self.session = session
  }

  /// Uploads the indices and says what came of each.
  ///
  /// - Throws: ``RunFailure`` unless all were uploaded.
  package func run() async throws {
    let spec = try session.read(request.spec, options: request.options)
    let pusher = try pusher(of: spec)
    let uploads = try await uploads(of: spec)
    guard !request.isDryRun else { return try printPlan(uploads, pusher) }
    Interrupts.setLastWords("nothing was uploaded")
    defer { Interrupts.setLastWords(nil) }
    Interrupts.listen(grace: Self.cleaningTime)
    try await checkOwnership(of: uploads, pusher)
    try endIfInterrupted(before: uploads[...])
    var failures: [SearchError] = []
    var failed: ExactSet = []
    var unfinished: ExactSet = []
    // What keeps a line from being printed keeps no index from being uploaded.
    var unprinted: OutputError?
    for (place, upload) in uploads.enumerated() {
      do throws(SearchError) {
        if let primary = upload.replica?.primary, failed.contains(primary) {
          throw SearchError(.badRequest, "its primary '\(primary)' was not")
        }
        if let primary = upload.replica?.primary, unfinished.contains(primary) {
          throw SearchError(.badRequest, "the replicas of '\(primary)' could not be set")
        }
        let name = pusher.newName(of: upload.name)
        Interrupts.setLastWords(lastWords(of: upload, as: name, before: uploads[(place + 1)...]))
        let result = try await push(upload, as: name, pusher)
        if result.unfinished != nil { unfinished.insert(upload.name) }
        do throws(OutputError) {
          try printLine(of: result, for: upload)
        } catch {
          unprinted = unprinted ?? error
        }
      } catch {
        failures.append(error)
        failed.insert(upload.name)
        report("the index '\(upload.name)' was not uploaded: \(error.message)")
      }
      try endIfInterrupted(before: uploads[(place + 1)...])
    }
    if let unprinted { throw unprinted }
    try conclude(failures, of: uploads.count)
    if !unfinished.isEmpty { throw RunFailure(.sectionErrors) }
  }

  private func pusher(of spec: CheckedSpec) throws -> any IndexPusher {
    do throws(UploadTargetError) {
      return try spec.pusher(to: request.backend, observer: session.console.observer(tells: true))
    } catch {
      if case .unusable = error { throw RunFailure(.invalidSpec, error.description) }
      throw RunFailure(.usage, "--to: \(error.description)")
    }
  }

  private func uploads(of spec: CheckedSpec) async throws -> [IndexUpload] {
    do {
      let read = try await session.reportingFiles { _ in try spec.uploads(of: request.indexNames) }
      if !session.console.isQuiet { session.console.report(read.warnings) }
      let uploads = read.uploads
      guard !uploads.isEmpty else { throw RunFailure(.usage, "the spec has no indices to upload") }
      return uploads
    } catch let error as UnknownNameError {
      throw RunFailure(error)
    }
  }

  /// - Parameter name: the name under which the index is made anew.
  private func push(
    _ upload: IndexUpload, as name: String, _ pusher: any IndexPusher
  ) async throws(SearchError) -> PushResult {
    let progress = session.console.uploadProgress(of: upload.name)
    defer { progress.clear() }
    let result = try await Interrupts.cancelling { () async throws(SearchError) in
      try await pusher.push(upload, as: name, progress: progress.update)
    }
    progress.clear()
    for warning in result.warnings { session.console.warn("\(upload.name): \(warning)") }
    if let reason = result.unfinished { report("\(upload.name): \(reason)") }
    return result
  }

  private func printLine(of result: PushResult, for upload: IndexUpload) throws(OutputError) {
    guard !session.console.isQuiet else { return }
    let text: ConsoleText
    if let records = result.records {
      let count = records.counted("record")
      text = "\(result.index): \(count) uploaded\(result.hasReplaced ? ", replacing the index that was there" : "")\n"
    } else {
      text = "\(result.index): settings uploaded; it shows the records of '\(upload.replica?.primary ?? "")'\n"
    }
    try TextOutput.write(session.console.mask.hiding(text.text))
  }

  /// What is said when the program ends at once in the middle of an upload.
  private func lastWords(
    of upload: IndexUpload, as newName: String, before rest: ArraySlice<IndexUpload>
  ) -> ConsoleText {
    let (name, newName) = (session.console.mask.hiding(upload.name), session.console.mask.hiding(newName))
    let state: ConsoleText =
      upload.replica == nil
      ? "the new index of '\(name)' may be left as '\(newName)', or have its place already; then the old one may be left. Delete neither before searches find '\(name)': it may be the only one"
      : "the settings of '\(name)' may be there in part"
    return state + (rest.isEmpty ? "" : "; \(session.console.mask.hiding(words(on: rest)))")
  }

  /// What is said of uploads that were not begun.
  private func words(on rest: ArraySlice<IndexUpload>) -> String {
    "nothing was uploaded of \(rest.map { "'\($0.name)'" }.joined(separator: ", "))"
  }

  /// Prints what would be done for each index, and ends as the upload would: an index that cannot be uploaded takes
  /// nothing from the others.
  private func printPlan(_ uploads: [IndexUpload], _ pusher: any IndexPusher) throws {
    var text: ConsoleText = ""
    var failures: [SearchError] = []
    for upload in uploads {
      do throws(SearchError) {
        let steps = try pusher.plan(upload)
        text = steps.reduce(text + "\(upload.name)\n") { $0 + "  \($1)\n" }
      } catch {
        failures.append(error)
        report("the index '\(upload.name)' cannot be uploaded: \(error.message)")
      }
    }
    try TextOutput.write(session.console.mask.hiding(text.text))
    try conclude(failures, of: uploads.count)
  }

  /// - Throws: ``RunFailure`` when the index exists and was not made by a push, and may not be replaced.
  private func checkOwnership(of uploads: [IndexUpload], _ pusher: any IndexPusher) async throws {
    let backend = request.backend
    for upload in uploads {
      let state: RemoteIndexState
      do throws(SearchError) {
        state = try await Interrupts.cancelling { () async throws(SearchError) in
          try await pusher.inspect(upload.name, primary: upload.replica?.primary)
        }
      } catch {
        try endIfInterrupted(before: uploads[...])
        // What says which host was asked has the backend's name already.
        let speaker = error.message.hasPrefix("'\(backend)' at ") ? "" : "the backend '\(backend)': "
        throw RunFailure(
          error.isKeyRefused ? .refusedKey : .unanswered,
          "what stands by the name '\(upload.name)' is not known: \(speaker)\(error.message)")
      }
      guard case .foreign(let count) = state, !request.replacesForeignIndices else { continue }
      let records = count.map { " with \($0) records" } ?? ""
      throw RunFailure(
        .usage,
        "the backend '\(backend)' has an index '\(upload.name)'\(records) that push did not make; --yes replaces it")
    }
  }

  private func report(_ error: String) { session.console.say("multihits: error: \(error)\n") }

  /// - Throws: ``RunFailure`` when some or all indices failed.
  private func conclude(_ failures: [SearchError], of count: Int) throws {
    guard !failures.isEmpty else { return }
    guard failures.count == count else { throw RunFailure(.sectionErrors) }
    throw RunFailure(failures.allSatisfy(\.isKeyRefused) ? .refusedKey : .unanswered)
  }

  /// - Throws: ``RunFailure`` when a signal came, which names the uploads that were not begun.
  private func endIfInterrupted(before rest: ArraySlice<IndexUpload>) throws {
    guard let status = Interrupts.status else { return }
    Interrupts.settle()
    throw RunFailure(status, rest.isEmpty ? "interrupted" : "interrupted; \(words(on: rest))")
  }
}
