/// What becomes of a hit that does not fit what it is read as.
public enum InvalidHitPolicy: String, Sendable, Hashable, CaseIterable {
  /// Its section ends in an error, as upstream.
  case fail
  /// The hit is left out.
  case skip
  /// The fields that do not fit are left out. A hit that is read as a type has no fields to leave out, so it is left out as
  /// with ``skip``.
  case blank
}
