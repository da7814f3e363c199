import IndexStore

/// The order of documents that no query changes.
enum StaticRanks {
  /// The records in the order of their documents: by the first sort order, then by the next ones, then by their
  /// numbers.
  ///
  /// - Parameter orders: for each sort order, the most important first, the place of each record.
  /// - Returns: the record of each document; nil when documents are numbered as records are.
  static func ordinals(by orders: [[UInt32]]) -> [UInt32]? {
    guard let last = orders.last else { return nil }
    var ordinals = RadixOrder.order(of: last)
    for order in orders.dropLast().reversed() { RadixOrder.refine(&ordinals, by: order) }
    return ordinals.indices.allSatisfy { ordinals[$0] == UInt32($0) } ? nil : ordinals
  }
}
