package import SearchModel

/// The outcome of decoding a received hit.
package enum HitDecoding<Hit> {
  /// It fits.
  case hit(Hit)
  /// It fits once some of its fields are left out.
  case blanked(Hit)
  /// It is left out.
  case skipped
  /// It does not fit, and the section fails with it.
  case failed(SearchError)
}

extension HitDecoding: Sendable where Hit: Sendable {}
