import Diagnostics
package import SearchModel

extension JSONParser {
  /// Reads the members of an object whose brace was read.
  ///
  /// - Parameters:
  ///   - names: The names that were read.
  ///   - mayRepeat: Whether a name may be there twice, because the caller tells.
  ///   - read: Reads the value of a member, told its name and the offset of the name.
  package mutating func readMembers(
    _ names: inout ExactSet, mayRepeat: Bool = false,
    _ read: (_ name: String, _ offset: Int, _ parser: inout JSONParser) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    if skip(UInt8(ascii: "}")) { return }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("the name of a member") }
      let start = offset
      let name = try parseValue().stringValue ?? ""
      guard names.insert(name).inserted || mayRepeat else {
        throw JSONSyntaxError(message: "the member \(Diagnostic.quoted(name)) is there twice", offset: start)
      }
      guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
      try read(name, start, &self)
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw unexpected("',' or '}'") }
  }
}
