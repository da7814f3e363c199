import IndexSettings

extension TokenBuffer.Token: PlacedToken {
  var textNumber: Int32 { element }
  var firstPosition: Int { Int(start) }
  var endPosition: Int { Int(end) + 1 }
}

extension TextBuffer.Token: PlacedToken {
  var textNumber: Int32 { 0 }
  var firstPosition: Int { Int(position) }
  var endPosition: Int { Int(position) + Int(span) }
}
