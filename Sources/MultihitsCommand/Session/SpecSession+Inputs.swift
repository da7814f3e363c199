import SearchRunner

extension SpecSession {
  /// Refuses outputs that would overwrite what the run reads. To be asked before anything is written or built.
  ///
  /// - Parameters:
  ///   - outputs: what the command writes, besides recordings and indices.
  ///   - recordings: the options of the command for them.
  ///   - others: what the command reads besides this spec, each with what it is.
  /// - Throws: ``CommandFailure`` with 64.
  func refuse(
    _ outputs: [PlannedOutput], recordings: RecordingOptions? = nil,
    reading others: [(path: String, kind: String)] = [],
    and counterpart: SpecSession? = nil
  ) throws {
    var inputs = RunInputs()
    inputs.add(specification)
    if let counterpart { inputs.add(counterpart.specification) }
    for other in others { inputs.add(other.path, as: other.kind) }
    if let replay = recordings?.replay { inputs.add(recordingsIn: replay) }
    var outputs = outputs
    if let record = recordings?.record {
      outputs += ["", "/left", "/right"].map { .recordings(record + $0) }
    }
    if let folder = options.cacheDir { outputs.append(.cache(folder)) }
    try inputs.refuse(outputs)
  }
}

extension RunInputs {
  /// - Throws: ``CommandFailure`` with 64 when an output would overwrite an input.
  func refuse(_ outputs: [PlannedOutput]) throws {
    do throws(InputConflict) {
      try check(outputs)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}
