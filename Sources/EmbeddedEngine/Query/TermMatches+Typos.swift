import IndexStore

extension TermMatches.Run {
  /// The fewest typos of the terms.
  var typos: Int {
    whole < 0 ? Int(prefix) : prefix < 0 ? Int(whole) : Int(min(whole, prefix))
  }
}
