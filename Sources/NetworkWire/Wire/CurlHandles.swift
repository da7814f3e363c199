import CCurl

/// libcurl's parts of transfers that ended, for the next ones.
final class CurlHandles {
  private var kept: [CurlHandle] = []

  /// How many are kept at most.
  private static let mostKept = 64

  /// A part for a request with a head, if there is one prepared for it already; nil when there is no memory for any.
  func take(for head: RequestHead) -> CurlHandle? {
    if let place = kept.lastIndex(where: { $0.head === head }) { return kept.remove(at: place) }
    return kept.popLast() ?? CurlHandle()
  }

  /// Takes a part back that belongs to no set of transfers any more.
  func give(_ handle: CurlHandle) {
    if kept.count < Self.mostKept { kept.append(handle) }
  }
}
