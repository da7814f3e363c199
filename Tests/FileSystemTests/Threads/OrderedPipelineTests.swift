import Synchronization
import TestSupport
import Testing

@testable import FileSystem

struct OrderedPipelineTests {
  private struct Failure: Error, Equatable {
    let job: Int
  }

  /// The outputs of jobs that square their numbers.
  private func squares(of count: Int, workers: Int, failing: Set<Int> = []) throws -> [Int] {
    var jobs = (0..<count).makeIterator()
    var outputs: [Int] = []
    try OrderedPipeline(workers: workers).run(
      scratch: {}, next: { jobs.next() },
      work: { _, job in
        if failing.contains(job) { throw Failure(job: job) }
        return job * job
      }, finish: { outputs.append($0) })
    return outputs
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 3, 50])
  func outputsComeInTheOrderOfTheJobs(workers: Int, count: Int) throws {
    try expectEqual(squares(of: count, workers: workers), (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 5])
  func theFirstFailureInOrderIsThrown(workers: Int) {
    #expect(throws: Failure(job: 7)) { try squares(of: 40, workers: workers, failing: [7, 8, 30]) }
  }

  @Test(arguments: [1, 2])
  func aFailureOfTheSourceEndsTheWork(workers: Int) {
    var made = 0
    #expect(throws: Failure(job: 5)) {
      try OrderedPipeline(workers: workers).run(
        scratch: {},
        next: { () throws -> Int? in
          made += 1
          if made == 6 { throw Failure(job: 5) }
          return made
        },
        work: { _, job in job }, finish: { _ in })
    }
  }

  @Test func aFailureOfTheTakerEndsTheWork() {
    let done = Mutex(0)
    #expect(throws: Failure(job: 1)) {
      var jobs = (0..<1_000).makeIterator()
      try OrderedPipeline(workers: 2).run(
        scratch: {}, next: { jobs.next() },
        work: { _, job in
          done.withLock { $0 += 1 }
          return job
        }, finish: { if $0 == 1 { throw Failure(job: 1) } })
    }
    #expect(done.withLock { $0 } < 1_000)
  }

  @Test func aWorkerKeepsItsScratch() throws {
    var jobs = (0..<20).makeIterator()
    var highest = 0
    try OrderedPipeline(workers: 2).run(
      scratch: { 0 }, next: { jobs.next() },
      work: { (done: inout Int, _: Int) in
        done += 1
        return done
      }, finish: { highest = max(highest, $0) })
    #expect(highest >= 10)
  }
}
