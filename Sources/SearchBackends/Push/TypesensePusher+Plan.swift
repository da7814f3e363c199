import Diagnostics
import SearchDialects
package import SearchModel

extension TypesensePusher {
  /// What a push would do; the stamp after the collection's name stands as `*`.
  package func plan(_ upload: IndexUpload) throws(SearchError) -> [PushStep] {
    try upload.name.checkAsPathSegment()
    let preparation = try TypesensePreparation(upload)
    let alias = "/aliases/\(PercentEncoding.encodedSegment(upload.name))"
    let collection = "/collections/\(PercentEncoding.encodedSegment(upload.name + Self.mark))*"
    var steps = [
      PushStep(
        .get, "/collections/\(PercentEncoding.encodedSegment(upload.name))", "looks which collection the index is"),
      PushStep(.post, "/collections", "makes a collection of \(preparation.schema.fields.count.counted("field"))"),
    ]
    for kind in ["synonyms", "overrides"] {
      let count = preparation.objects.items.count { $0.kind == kind }
      if count > 0 { steps.append(PushStep(.put, "\(collection)/\(kind)/*", "\(count) \(kind)")) }
    }
    if preparation.count > 0 {
      let batches = pageCount(of: preparation.count, size: Self.maximumBatchCount)
      let records = preparation.count.counted("record")
      let summary = batches == 1 ? records : "\(records) in \(batches) batches or more"
      steps.append(PushStep(.post, "\(collection)/documents/import", summary))
    }
    steps.append(PushStep(.put, alias, "puts '\(upload.name)' onto the new collection"))
    if nodes.count > 1 {
      steps.append(
        PushStep(
          .get, "/collections/\(PercentEncoding.encodedSegment(upload.name))",
          "asks each of \(nodes.count) nodes until it shows the new collection"))
    }
    steps.append(PushStep(.delete, collection, "deletes the collection before it, if push made it"))
    return steps
  }
}
