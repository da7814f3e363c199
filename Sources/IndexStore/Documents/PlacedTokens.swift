public import IndexSettings

extension TokenBuffer.Token: PlacedToken {
  @inlinable package var textNumber: Int32 { element }
  @inlinable package var firstPosition: Int { Int(start) }
  @inlinable package var endPosition: Int { Int(end) + 1 }
}
