import IndexStore

/// The order of documents that no query changes: by `customRanking`, then by falling `objectID`.
struct StaticRanks: Sendable {
  /// The record of each document; nil when documents are numbered as records are.
  let ordinals: [UInt32]?
  /// The place of each document by its id alone; nil when that is its number.
  let idPlaces: [UInt32]?

  /// - Parameters:
  ///   - orders: for each sort order, the most important first, the place of each record.
  ///   - idPlaces: the place of each record by its id.
  init(orders: [[UInt32]], idPlaces: [UInt32]) {
    var ordinals = RadixOrder.order(of: idPlaces)
    for order in orders.reversed() { RadixOrder.refine(&ordinals, by: order) }
    self.ordinals = ordinals.indices.allSatisfy { ordinals[$0] == UInt32($0) } ? nil : ordinals
    let places = ordinals.map { idPlaces[Int($0)] }
    self.idPlaces = places.indices.allSatisfy { places[$0] == UInt32($0) } ? nil : places
  }
}
