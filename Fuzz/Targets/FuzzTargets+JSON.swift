import SearchModel

extension FuzzTargets {
  /// A JSON value reads back from its text, and errors have a place in the input.
  static let json = FuzzTarget("json", maximumLength: 4_096) { input in
    let value: JSON
    do throws(JSONSyntaxError) {
      value = try JSON(parsing: input)
    } catch {
      try require((0...input.count).contains(error.offset), "the place of an error is in the input")
      return
    }
    for indentation in [nil, 2] {
      let text = value.text(indentation: indentation)
      guard let again = try? JSON(parsing: Array(text.utf8)) else { throw BrokenProperty("a text reads back: \(text)") }
      try requireEqual(again, value, "a value is what its text says")
      try requireEqual(again.text(indentation: indentation), text, "equal values have equal texts")
    }
  }
}
