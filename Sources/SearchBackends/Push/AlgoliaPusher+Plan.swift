import SearchDialects
package import SearchModel

extension AlgoliaPusher {
  /// What a push would do; the digits after the temporary name stand as `*`.
  package func plan(_ upload: IndexUpload) throws(SearchError) -> [PushStep] {
    try upload.name.checkAsPathSegment()
    if let replica = upload.replica { return try plan(upload, as: replica) }
    let settings = try AlgoliaMark.settings(of: upload)
    let path = HTTPCall.algoliaPath(of: upload.name)
    let temporary = HTTPCall.algoliaPath(of: upload.name + Self.mark) + "*"
    var steps = [
      PushStep(.get, "\(path)/settings", "looks whether the index is there, and whether it is a replica"),
      PushStep(.put, "\(temporary)/settings", settings.keys.joined(separator: ", ")),
    ]
    for (objects, kind) in [(upload.synonyms, "synonyms"), (upload.rules, "rules")] where !objects.isEmpty {
      let batches = objects.batches(of: Self.maximumBatchCount).count
      steps.append(PushStep(.post, "\(temporary)/\(kind)/batch", Self.summary(objects.count, kind, batches: batches)))
    }
    var batches = try RecordBatches(
      upload.records, maximumCount: Self.maximumBatchCount, maximumSize: Self.maximumBatchSize)
    var count = 0
    while try batches.next() != nil { count += 1 }
    if count > 0 {
      steps.append(PushStep(.post, "\(temporary)/batch", Self.summary(batches.count, "records", batches: count)))
    }
    steps.append(PushStep(.get, "\(temporary)/task/*", "waits until all of it is done"))
    steps.append(PushStep(.post, "\(temporary)/operation", "moves it onto '\(upload.name)'"))
    if let replicas = upload.settings["replicas"] {
      steps.append(PushStep(.put, "\(path)/settings", "replicas: \(replicas.text())"))
    }
    return steps
  }

  private static func summary(_ count: Int, _ kind: String, batches: Int) -> String {
    let text = "\(count) \(count == 1 ? String(kind.dropLast()) : kind)"
    return batches > 1 ? "\(text) in \(batches) batches" : text
  }
}

extension Array {
  /// The elements in lists of a length, the last of which may be shorter.
  func batches(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
  }
}
