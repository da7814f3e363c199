import Diagnostics
import FileSystem
import NIOCore
package import Runs
import SearchDialects
import SearchModel
import SpecLoader
import TerminalText
import Workspaces

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server of a spec, from reading the spec to the signal that ends it.
package struct ServeRun: Sendable {
  private let session: RunSession
  private let request: ServeRequest

  /// A server that has not begun.
  package init(_ request: ServeRequest, in session: RunSession) {
    self.request = request
    self.session = session
  }

  /// Serves the spec until a signal comes, and answers what was asked before that.
  ///
  /// - Parameter announce: called with the address once requests are taken.
  /// - Throws: ``RunFailure`` with 64 for an address that needs a key, with 69 for one that cannot be had, and with
  ///   what opening the spec throws.
  package func run(announce: @escaping @Sendable (String) throws -> Void) async throws {
    let address = request.address
    guard address.isLoopback || !request.keys.isOpen else {
      throw RunFailure(
        .usage, "--listen \(address.text): others than this machine can reach it; give --search-key")
    }
    let spec = try session.read(request.spec, options: request.workspace)
    let recordings = try session.openRecordings(of: spec)
    defer { recordings.finish() }
    let events = EventHub()
    let (specs, specWatch) = try await open(spec, recordings, events)
    var watches = [specWatch]
    var against: ServedSpecs?
    if let file = request.againstSpec {
      let counterpart = try session.read(file, options: request.workspace)
      if let unknown = spec.unknownVariable(and: counterpart) { throw RunFailure(unknown) }
      let (other, otherWatch) = try await open(counterpart, recordings, events)
      watches.append(otherWatch)
      against = other
    }
    let router = router(of: specs, against: against, events)
    let end = ServerEnd()
    Interrupts.listen(grace: Self.endingTime)
    let signalWatch = Interrupts.whenStopped(for: .zero) { end.ask() }
    defer { signalWatch?.cancel() }
    let listener = try await listen { await router.answer($0) }
    if request.endsWithInput { Self.endWithInput(end) }
    do {
      try announce(ListenAddress(host: address.host, port: listener.port).url)
    } catch {
      // Nobody knows of the server.
      await listener.end()
      throw error
    }
    await withTaskGroup(of: Void.self) { group in
      for watch in request.watches ? watches : [] { group.addTask { await watch.run() } }
      await end.wait()
      group.cancelAll()
      await listener.end()
    }
    Interrupts.settle()
  }

  /// Takes connections at the address that is asked for.
  private func listen(_ answer: @escaping HTTPListener.Handler) async throws(RunFailure) -> HTTPListener {
    let address = request.address
    guard FileDescriptors.available(upTo: HTTPListener.neededDescriptors) == HTTPListener.neededDescriptors else {
      throw RunFailure(
        .unanswered,
        "cannot listen on \(address.text): there are too few file descriptors. \(FileDescriptors.limit) may be open, and"
          + " \(HTTPListener.neededDescriptors) must be free; raise the limit (ulimit -n)")
    }
    do {
      return try await HTTPListener(
        host: address.host, port: address.port, limits: Self.limits.withinDescriptors(), handler: answer)
    } catch let error as IOError {
      let free = ListenAddress(host: address.host, port: 0).text
      let hint = error.errnoCode == EADDRINUSE ? "; --listen \(free) takes a free port" : ""
      throw RunFailure(
        .unanswered, "cannot listen on \(address.text): \(SystemCalls.message(error.errnoCode))\(hint)")
    } catch let error as SocketAddressError {
      throw RunFailure(.unanswered, "cannot listen on \(address.text): no such address (\(error))")
    } catch {
      throw RunFailure(.unanswered, "cannot listen on \(address.text): \(error)")
    }
  }

  private static let limits = ServerLimits()
  /// How long after a signal the program ends, whatever still holds it.
  private static let endingTime = Duration.seconds(limits.endSeconds + 5)

  /// Opens a spec, and what takes up its changes.
  private func open(
    _ spec: CheckedSpec, _ recordings: RemoteBackends.Recordings, _ events: EventHub
  ) async throws -> (ServedSpecs, SpecWatch) {
    let file = spec.specification.file
    // Taken before the files are read, so that what changes meanwhile counts.
    let files = FileWatch(WatchedInputs(files: [file] + spec.inputs.paths, folders: spec.inputs.folders))
    let workspace = try await session.open(spec, recordings: recordings, opensAllIndices: true)
    let specs = ServedSpecs(ServedSpec(workspace, number: 1, openedAt: WallClock.date))
    let watch = SpecWatch(
      session: session, file: file, options: request.workspace, recordings: recordings, specs: specs, events: events,
      files: files)
    return (specs, watch)
  }

  private func router(of specs: ServedSpecs, against: ServedSpecs?, _ events: EventHub) -> ServerRouter {
    let console = session.console
    let monitor = RequestMonitor()
    return ServerRouter(
      hosts: AllowedHosts(host: request.address.isLoopback ? request.address.host : nil),
      crossOrigin: CrossOrigin(origins: request.origins), keys: request.keys, needsKey: !request.address.isLoopback,
      algolia: AlgoliaRoutes(
        specs: specs, keys: request.keys, isStrict: request.isStrict, monitor: monitor,
        log: { console.warn("\($0)") }),
      page: PageRoutes(
        specs: specs, against: against, events: events, monitor: monitor, log: { console.warn("\($0)") }))
  }

  /// Ends the server when its standard input ends, as it does when its parent is gone.
  private static func endWithInput(_ end: ServerEnd) {
    Task.detached {
      await BlockingWork.run { _ in
        while readLine() != nil {}
      }
      end.ask()
    }
  }
}
