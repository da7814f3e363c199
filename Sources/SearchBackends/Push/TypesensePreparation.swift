import SearchModel

/// What an upload comes to before anything is sent: the schema, the objects, and the place of each record in the order
/// of the custom ranking.
struct TypesensePreparation {
  let schema: TypesenseSchema
  let objects: TypesenseObjects
  let ranks: [Int]
  let warnings: [String]

  /// How many records there are.
  var count: Int { ranks.count }

  init(_ upload: IndexUpload) throws(SearchError) {
    objects = try TypesenseObjects(upload)
    var shapes = TypesenseShapes()
    var order = TypesenseRanks(settings: upload.settings)
    var batches = try RecordBatches(
      upload.records, maximumCount: TypesensePusher.maximumBatchCount,
      maximumSize: TypesensePusher.maximumBatchSize)
    while let batch = try batches.next() {
      for record in batch {
        try shapes.add(record)
        order.add(record)
      }
    }
    guard shapes.count <= Int32.max else {
      throw SearchError(.tooLarge, "Typesense ranks at most \(Int32.max) records")
    }
    schema = try TypesenseSchema(shapes, settings: upload.settings)
    ranks = order.ranks()
    warnings = schema.warnings + objects.warnings
  }
}
