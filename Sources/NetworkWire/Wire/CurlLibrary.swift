import CCurl
import SearchBackends
import SearchModel

/// libcurl, which is loaded at the first request.
enum CurlLibrary {
  /// Loads libcurl if it was not loaded before.
  ///
  /// - Throws: a failure that says what to install where it is missing.
  static func load() throws(WireFailure) {
    guard let problem = ccurl_load() else { return }
    throw WireFailure(
      .connect,
      "remote backends need the library libcurl, and \(String(cString: problem)); install it (Debian and Ubuntu: libcurl4,"
        + " Fedora: libcurl, Arch: curl, Alpine: libcurl)", isRetryable: false)
  }
}
