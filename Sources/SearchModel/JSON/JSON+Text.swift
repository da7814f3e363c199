extension JSON {
  /// The value as JSON text: compact, or with `indentation` spaces per level.
  ///
  /// Neither `/` nor non-ASCII is escaped; integers are exact; doubles are in shortest round-trip form.
  public func text(indentation: Int? = nil) -> String {
    if let bareText { return bareText }
    return written(indentation: indentation, level: 0)
  }

  /// Appends the value's JSON text; nested lines start at `level` levels of indentation.
  public func write(to text: inout String, indentation: Int? = nil, level: Int = 0) {
    text += written(indentation: indentation, level: level)
  }

  private func written(indentation: Int?, level: Int) -> String {
    var writer = JSONWriter(indentation: indentation, level: level)
    writer.write(self)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  /// Appends a quoted JSON string.
  public static func writeString(_ value: String, to text: inout String) {
    var writer = JSONWriter()
    writer.write(value)
    text += String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  /// The text of what stands in JSON without quotes and brackets: null, booleans and numbers; else nil. NaN and
  /// infinities are written as null.
  var bareText: String? {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .double(let value): value.isFinite ? value.description : "null"
    case .literal(let digits): digits
    case .string, .array, .object: nil
    }
  }
}
