import CCurl

/// libcurl's parts of transfers that ended, for the next ones. It lives on the thread of the loop.
final class CurlHandles {
  private var kept: [UnsafeMutableRawPointer] = []

  /// How many are kept at most.
  private static let mostKept = 64

  /// A part without any options; nil when there is no memory for it.
  func take() -> UnsafeMutableRawPointer? { kept.popLast() ?? ccurl_easy_init() }

  /// Takes a part back that belongs to no set of transfers any more.
  func give(_ easy: UnsafeMutableRawPointer) {
    guard kept.count < Self.mostKept else { return ccurl_easy_cleanup(easy) }
    ccurl_easy_reset(easy)
    kept.append(easy)
  }
}
