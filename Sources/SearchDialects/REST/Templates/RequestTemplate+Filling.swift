import SearchModel

extension RequestTemplate {
  /// The template with its values, the texts open or secret; nil when a placeholder has no value.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - isSecret: whether the texts between the placeholders are secret.
  ///   - encodeText: how those texts are written.
  ///   - encodeValue: how values are written at their place.
  func filled(
    with values: PlaceholderValues, isSecret: Bool, encodeText: (String) -> String, encodeValue: (String) -> String
  ) -> GuardedText? {
    var filled = GuardedText()
    for piece in pieces {
      switch piece {
      case .text(let text): filled += isSecret ? .secret(encodeText(text)) : GuardedText(encodeText(text))
      case .placeholder(let placeholder):
        guard let text = values.text(placeholder) else { return nil }
        filled += GuardedText(encodeValue(text))
      }
    }
    return filled
  }
}
