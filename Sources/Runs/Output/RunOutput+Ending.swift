// How an output ends that is not whole.
extension RunOutput {
  /// Leaves partial files and the journal for a later run; removes what was begun when there is no journal.
  ///
  /// - Parameter early: what is finished and not written.
  /// - Returns: why the journal lacks a part of what is done; nil when it has all of it.
  @discardableResult
  func interrupt(keeping early: [EarlyResult] = []) -> OutputError? {
    guard journal != nil else {
      discard()
      return nil
    }
    defer { leave() }
    guard !isComplete else { return nil }
    do throws(OutputError) {
      try journal?.write(checkpoint(early: early), force: true)
      return nil
    } catch {
      // There may be room for what is written alone; else its earlier checkpoint is still there.
      if !early.isEmpty { try? journal?.write(checkpoint(early: []), force: true) }
      return error
    }
  }

  /// Removes what was begun, after an error that no later run can go on from.
  package func discard() {
    for target in targets { target.file?.discard() }
    baseline?.discard()
    journal?.discard()
    journal = nil
  }

  /// Ends the output after an error: what a later run can go on from is left, anything else is removed.
  ///
  /// - Returns: whether there is something to go on from.
  @discardableResult
  package func fail(_ error: any Error) -> Bool {
    var isWritable = true
    if case .cannotWrite? = error as? OutputError { isWritable = false }
    guard let journal, journal.hasCheckpoint, !isWritable || isResumed else {
      discard()
      return false
    }
    // The journal is as it was before: what could not be written is not counted, and a whole output is not half of one.
    leave()
    return true
  }

  private func leave() {
    baseline?.discard()
    for target in targets { target.file?.interrupt() }
    journal?.interrupt()
    journal = nil
  }
}
