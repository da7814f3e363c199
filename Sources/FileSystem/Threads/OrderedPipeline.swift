/// Does jobs on several threads and hands on their outputs in the order of the jobs.
///
/// What the caller sees is the same for any number of workers: jobs are made and outputs are taken on its own thread,
/// one after the other. Only a few jobs are under way at a time, so memory is bounded.
package struct OrderedPipeline: Sendable {
  /// How many threads work; with one, everything happens on the caller's.
  package let workers: Int

  package init(workers: Int) {
    self.workers = workers
  }

  /// Does all jobs.
  ///
  /// - Parameters:
  ///   - scratch: makes what a worker keeps between jobs: buffers, tables.
  ///   - next: the next job, nil after the last one.
  ///   - work: does a job, on any thread. Its output must depend on the job alone.
  ///   - finish: takes an output.
  /// - Throws: the error of the first job in order that failed, or what `next` and `finish` throw. Nothing runs any
  ///   more then.
  package func run<Job: Sendable, Output: Sendable, Scratch>(
    scratch: @escaping @Sendable () -> Scratch, next: () throws -> Job?,
    work: @escaping @Sendable (inout Scratch, Job) throws -> Output, finish: (Output) throws -> Void
  ) throws {
    guard let first = try next() else { return }
    // A single job is not worth a thread.
    guard workers > 1, let second = try next() else {
      var own = scratch()
      try finish(work(&own, first))
      while let job = try next() { try finish(work(&own, job)) }
      return
    }
    let queue = JobQueue<Job, Output>()
    var threads: [ThreadEnd] = []
    defer {
      queue.close()
      for thread in threads { thread.join() }
    }
    for _ in 0..<workers {
      if let thread = ThreadEnd({ queue.serve(scratch: scratch, work: work) }) { threads.append(thread) }
    }
    guard !threads.isEmpty else {
      var own = scratch()
      try finish(work(&own, first))
      try finish(work(&own, second))
      while let job = try next() { try finish(work(&own, job)) }
      return
    }
    try feed(queue, first: [first, second], next: next, finish: finish)
  }

  private func feed<Job: Sendable, Output: Sendable>(
    _ queue: JobQueue<Job, Output>, first: [Job], next: () throws -> Job?, finish: (Output) throws -> Void
  ) throws {
    for job in first { queue.submit(job) }
    var submitted = first.count
    var finished = 0
    var isExhausted = false
    while true {
      // One job more than workers waits, so that none idles while the caller takes an output.
      while !isExhausted, submitted - finished <= workers + 1 {
        if let job = try next() {
          queue.submit(job)
          submitted += 1
        } else {
          isExhausted = true
        }
      }
      guard finished < submitted else { return }
      try finish(queue.takeOutput(finished))
      finished += 1
    }
  }
}

/// A thread in a list, which cannot hold what is not copied.
private final class ThreadEnd {
  private var thread: WorkerThread?

  init?(_ body: @escaping @Sendable () -> Void) {
    guard let thread = WorkerThread(body) else { return nil }
    self.thread = consume thread
  }

  func join() {
    thread.take()?.join()
  }
}

/// The jobs that wait, and the outputs that have not been taken yet.
private final class JobQueue<Job: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: [(number: Int, job: Job)] = []
    var submitted = 0
    var outputs: [Int: Result<Output, any Error>] = [:]
    var isClosed = false
  }

  private let state = Monitor(State())

  func submit(_ job: Job) {
    state.change { state in
      state.waiting.append((state.submitted, job))
      state.submitted += 1
    }
  }

  /// Tells the workers that no job follows and that those waiting are not wanted.
  func close() {
    state.change { state in
      state.isClosed = true
      state.waiting = []
    }
  }

  /// Waits for the output of a job.
  func takeOutput(_ number: Int) throws -> Output {
    try state.wait { $0.outputs.removeValue(forKey: number) }.get()
  }

  /// Does jobs until the queue is closed.
  func serve<Scratch>(scratch: () -> Scratch, work: (inout Scratch, Job) throws -> Output) {
    var own = scratch()
    while let (number, job) = takeJob() {
      let output = Result { try work(&own, job) }
      state.change { $0.outputs[number] = output }
    }
  }

  private func takeJob() -> (Int, Job)? {
    state.wait { state -> (Int, Job)?? in
      if state.isClosed { return .some(nil) }
      return state.waiting.isEmpty ? nil : .some(state.waiting.removeFirst())
    }
  }
}
