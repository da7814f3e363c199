/// A reader of the program that is fed with any bytes.
struct FuzzTarget: Sendable {
  /// Reads an input and checks what holds for every input.
  ///
  /// It throws ``BrokenProperty`` when something does not hold; that the input is refused is no error.
  enum Check: Sendable {
    case direct(@Sendable (_ input: [UInt8]) throws -> Void)
    case awaiting(@Sendable (_ input: [UInt8]) async throws -> Void)
  }

  /// The name, which is also that of its dictionary and of its fixtures' folder.
  let name: String
  /// How many bytes an input may have: what is longer teaches nothing new and takes time.
  let maximumLength: Int
  /// What is done with an input.
  let check: Check
  /// Whether inputs are JSON values, of which the fuzzer can change the parts.
  private(set) var readsJSON = false

  init(_ name: String, maximumLength: Int, check: @escaping @Sendable (_ input: [UInt8]) throws -> Void) {
    self.name = name
    self.maximumLength = maximumLength
    self.check = .direct(check)
  }

  init(_ name: String, maximumLength: Int, awaiting check: @escaping @Sendable (_ input: [UInt8]) async throws -> Void)
  {
    self.name = name
    self.maximumLength = maximumLength
    self.check = .awaiting(check)
  }

  /// The target of a reader of JSON values.
  func readingJSON() -> FuzzTarget {
    var target = self
    target.readsJSON = true
    return target
  }

  /// Checks an input.
  func run(_ input: [UInt8]) async throws {
    switch check {
    case .direct(let check): try check(input)
    case .awaiting(let check): try await check(input)
    }
  }
}

/// Something that must hold for every input does not hold for one.
struct BrokenProperty: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws ``BrokenProperty`` unless a property holds.
func require(_ holds: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
  guard holds else { throw BrokenProperty(property()) }
}

/// Throws ``BrokenProperty`` unless two values are equal.
func requireEqual<Value: Equatable>(
  _ left: Value, _ right: Value, _ property: @autoclosure () -> String
) throws(BrokenProperty) {
  guard left == right else { throw BrokenProperty("\(property()):\n\(left)\n\(right)") }
}
