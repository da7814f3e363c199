import Diagnostics
import SearchBackends
import SearchDialects
import SearchModel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// URLs as libcurl takes them. The latest one is kept: most backends are asked at one URL again and again.
final class CheckedURL: Sendable {
  private struct Checked {
    let text: String
    let askable: String
  }

  private let latest = Mutex<Checked?>(nil)

  /// A URL as libcurl takes it.
  ///
  /// - Throws: a failure for a text that is no URL of a host that can be asked.
  func askable(_ text: String) throws(WireFailure) -> String {
    if let checked = latest.withLock({ $0 }), checked.text.hasSameBytes(as: text) { return checked.askable }
    do throws(URLAuthority.Fault) {
      _ = try URLAuthority(text)
    } catch {
      throw WireFailure(.badRequest, "the URL cannot be used: it \(error.message)")
    }
    guard let url = URL(string: text) else {
      throw WireFailure(.badRequest, "the URL cannot be used: it is none")
    }
    let askable = url.absoluteString
    latest.withLock { $0 = Checked(text: text, askable: askable) }
    return askable
  }
}
