extension HitSchema {
  /// Reads the schema's fields out of a record.
  ///
  /// A field that does not fit is left out and reported, so that the caller decides whether to fail, skip or blank.
  ///
  /// - Parameter places: where the fields stood in earlier records of this schema.
  /// - Returns: the fields in the schema's order (missing optional ones left out), and every problem.
  package func decode(
    _ record: JSONObject, _ places: HitPlaces = HitPlaces()
  ) -> (fields: JSONObject, problems: [HitSchemaProblem]) {
    if let fields = plainFields(of: record, places) { return (fields, []) }
    var problems: [HitSchemaProblem] = []
    let fields = Self.decode(fields, of: record, prefix: "", problems: &problems)
    return (fields, problems)
  }

  /// The fields of a record that has all of them, with values that are taken as they are; nil for another record. They
  /// share the schema's list of names.
  private func plainFields(of record: JSONObject, _ places: HitPlaces) -> JSONObject? {
    guard hit.count == fields.count else { return nil }
    let known = places.places(of: fields, in: record)
    var isPlain = true
    let decoded = hit.mapPlaces { place in
      guard isPlain,
        let value = known.map({ record[valueAt: $0[place]] }) ?? record.value(at: fields[place].path),
        Self.isPlain(value, as: fields[place].type)
      else {
        isPlain = false
        return JSON.null
      }
      return value
    }
    return isPlain ? decoded : nil
  }

  /// Whether a value is of a type and taken as it is.
  private static func isPlain(_ value: JSON, as type: HitFieldType) -> Bool {
    switch (type, value) {
    case (_, .null): false
    case (.any, _), (.string, .string), (.boolean, .bool), (.integer, .integer): true
    case (.number, .integer), (.number, .double), (.number, .literal): true
    default: false
    }
  }

  private static func decode(
    _ fields: [HitField], of record: JSONObject, prefix: @autoclosure () -> String,
    problems: inout [HitSchemaProblem]
  ) -> JSONObject {
    var decoded = JSONObject(minimumCapacity: fields.count)
    // A field is not taken out of the list, since a copy of it costs more than reading its value.
    for place in fields.indices {
      let value = record.value(at: fields[place].path)
      switch value {
      case nil, .null?:
        if let defaultValue = fields[place].defaultValue {
          decoded[fields[place].name] = defaultValue
        } else if !fields[place].isOptional {
          problems.append(
            HitSchemaProblem(
              path: prefix() + fields[place].path.description, expected: fields[place].type.summary,
              found: value == nil ? absence(of: fields[place].path, in: record) : "null"))
        }
      case let value?:
        decoded[fields[place].name] = decode(
          value, as: fields[place].type, at: prefix() + fields[place].path.description, problems: &problems)
      }
    }
    return decoded
  }

  /// What a record has instead of a value at a path.
  private static func absence(of path: FieldPath, in record: JSONObject) -> String {
    var value = JSON.object(record)
    for (number, name) in path.components.enumerated() {
      if case .array = value {
        let list = path.components[..<number].joined(separator: ".")
        return "nothing: '\(list)' is a list, which paths do not enter"
      }
      guard let inner = value.objectValue?[name] else { break }
      value = inner
    }
    return "nothing"
  }

  private static func decode(
    _ value: JSON, as type: HitFieldType, at place: @autoclosure () -> String, problems: inout [HitSchemaProblem]
  ) -> JSON? {
    switch (type, value) {
    case (.any, _): return value
    case _ where isPlain(value, as: type): return value
    case (.integer, .literal(let digits)) where digits.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && $0 | 0x20 != 0x65 }):
      return value
    case (.integer, .double(let number)):
      if let integer = Int(exactly: number) { return .integer(integer) }
    case (.integer, .literal(let digits)):
      // A table's number keeps its text: `1990.0`.
      if let integer = Double(digits).flatMap(Int.init(exactly:)) { return .integer(integer) }
    case (.date, .integer), (.date, .double): return value
    case (.date, .string(let text)):
      if DateText.isDate(text) { return value }
    case (.url, .string(let text)):
      if !text.isEmpty, text.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.value >= 0x20 }) {
        return value
      }
    case (.list(let element), .array(let values)):
      var decoded: [JSON] = []
      decoded.reserveCapacity(values.count)
      for (offset, value) in values.enumerated() {
        if let result = decode(value, as: element, at: "\(place())[\(offset)]", problems: &problems) {
          decoded.append(result)
        }
      }
      return decoded.count == values.count ? .array(decoded) : nil
    case (.object(let fields), .object(let members)):
      let count = problems.count
      let decoded = decode(fields, of: members, prefix: place() + ".", problems: &problems)
      return problems.count == count ? .object(decoded) : nil
    default: break
    }
    problems.append(HitSchemaProblem(path: place(), expected: type.summary, found: value.typeAndText))
    return nil
  }
}

/// Recognises the dates that hits may carry.
enum DateText {
  /// Whether a text is `YYYY-MM-DD`, alone or followed by `T` or a space, a time and perhaps a zone (RFC 3339).
  static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, let year = number(bytes[0..<4]), bytes[4] == UInt8(ascii: "-"),
      let month = number(bytes[5..<7]), bytes[7] == UInt8(ascii: "-"), let day = number(bytes[8..<10]),
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return false }
    return bytes.count == 10 || isTime(bytes[10...])
  }

  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    guard let mark = rest.popFirst(), [UInt8(ascii: "T"), UInt8(ascii: "t"), 0x20].contains(mark), rest.count >= 8
    else {
      return false
    }
    let time = Array(rest.prefix(8))
    guard let hour = number(time[0..<2]), let minute = number(time[3..<5]), let second = number(time[6..<8]),
      time[2] == UInt8(ascii: ":"), time[5] == UInt8(ascii: ":"), hour < 24, minute < 60, second <= 60
    else { return false }
    rest = rest.dropFirst(8)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    return isZone(rest)
  }

  private static func isZone(_ bytes: ArraySlice<UInt8>) -> Bool {
    let zone = Array(bytes)
    if zone.isEmpty || zone == [UInt8(ascii: "Z")] || zone == [UInt8(ascii: "z")] { return true }
    guard zone.count == 6, zone[0] == UInt8(ascii: "+") || zone[0] == UInt8(ascii: "-"), zone[3] == UInt8(ascii: ":"),
      let hour = number(zone[1..<3]), let minute = number(zone[4..<6])
    else { return false }
    return hour < 24 && minute < 60
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
