/// What to do with a hit that does not fit its type or schema.
public enum InvalidHitPolicy: String, Sendable, Hashable, CaseIterable {
  /// The section ends in an error, as upstream.
  case fail
  /// The hit is left out.
  case skip
  /// The fields that do not fit are left out. A hit that is read as a type has no fields to leave out, so the hit is
  /// left out as with ``skip``.
  case blank
}
