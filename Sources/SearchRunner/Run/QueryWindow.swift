import SpecLoader

/// The queries of a run on their way through its workers: handed out in the order of their files, and what came of them
/// handed on in the same order.
///
/// Workers may not run further ahead of the output than the window is wide, so that memory is bounded whatever the number of
/// queries. It belongs to the actor that owns the output, and none of its methods is asynchronous: an actor's method that only
/// awaits another one may lose its way to the actor when it is optimised (Swift 6.3).
final class QueryWindow<Value> {
  private var reader: QueryFileReader
  private let selection: QuerySelection
  private let width: Int
  private let isStopping: @Sendable () -> Bool

  private var toSkip: Int
  private var handedOut = 0
  private var emitted = 0
  private var finished: [Int: Value] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isEnded = false
  /// Whether the output wants no more: what is still in flight is not handed on then.
  private var isCutOff = false
  /// What reading a query or handing a result on threw first.
  private(set) var failure: (any Error)?

  /// A window over the queries of a reader.
  ///
  /// - Parameters:
  ///   - reader: the queries.
  ///   - selection: which of them run.
  ///   - jobs: how many workers there are.
  ///   - skipCount: how many of the selected queries an earlier run has done.
  ///   - isStopping: asked before each query: whether no new one may start.
  init(
    _ reader: consuming sending QueryFileReader, selection: QuerySelection, jobs: Int, skipping skipCount: Int = 0,
    isStopping: @escaping @Sendable () -> Bool
  ) {
    self.reader = reader
    self.selection = selection
    self.isStopping = isStopping
    width = jobs * 64
    toSkip = skipCount
  }

  /// How many workers wait for the output.
  var waitingCount: Int { waiting.count }

  /// Whether a worker must wait until something was handed on before it takes another query.
  var isFull: Bool { !isEnded && handedOut - emitted >= width }

  /// Lets a worker wait until it should look again whether the window is full.
  func wait(_ continuation: CheckedContinuation<Void, Never>) { waiting.append(continuation) }

  /// The next query with its place in the run; nil when there is none or the run ends early.
  func next() -> (place: Int, entry: QueryEntry)? {
    guard !isEnded, !isStopping() else { return nil }
    do {
      while let entry = try reader.next() {
        guard selection.contains(entry) else { continue }
        guard toSkip == 0 else {
          toSkip -= 1
          continue
        }
        defer { handedOut += 1 }
        return (handedOut, entry)
      }
      isEnded = true
    } catch {
      end(because: error)
    }
    return nil
  }

  /// Takes what came of the query at a place and hands on all whose turn has come.
  ///
  /// - Parameter emit: takes them; says whether it wants more, and no query starts when it does not or when it throws.
  func take(_ value: Value, at place: Int, emit: (Value) throws -> Bool) {
    finished[place] = value
    do {
      while failure == nil, !isCutOff, let value = finished.removeValue(forKey: emitted) {
        emitted += 1
        if try !emit(value) {
          finished = [:]
          isCutOff = true
          isEnded = true
        }
      }
    } catch {
      end(because: error)
    }
    resumeWaiting()
  }

  private func end(because error: any Error) {
    failure = failure ?? error
    isEnded = true
    resumeWaiting()
  }

  private func resumeWaiting() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
