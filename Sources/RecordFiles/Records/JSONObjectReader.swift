package import Diagnostics
package import FileSystem

/// Reads the objects of a JSON file one by one: a list of them, or any number one after the other. It holds one object
/// at a time, whatever the size of the file.
package struct JSONObjectReader: ~Copyable {
  /// An object as it is written, and where it begins. Whether it is well formed is the parser's business.
  package typealias Element = (bytes: [UInt8], position: SourcePosition)

  /// What may come next.
  private enum State {
    case start, firstElement, elementOrEnd, endOrComma, sequence, end
  }

  private var stream: JSONStream
  private let content: String
  private let expected: String
  private var state = State.start

  /// A reader at the start of a text.
  ///
  /// - Parameters:
  ///   - content: what the objects are, in the plural, for messages.
  ///   - expected: what is said where something else begins.
  package init(_ stream: consuming JSONStream, of content: String, otherwise expected: String) {
    self.stream = stream
    self.content = content
    self.expected = expected
  }

  /// The name of the file.
  package var file: String { stream.file }

  /// The next object, nil after the last one.
  ///
  /// - Throws: ``FileError``, of the kind `malformed` with the place for what is no list of objects. Do not read on
  ///   after an error.
  package mutating func next() throws(FileError) -> Element? {
    while true {
      guard let byte = try stream.peek() else {
        switch state {
        case .start, .sequence, .end: return nil
        case .firstElement, .elementOrEnd, .endOrComma: throw failure("the list of \(content) is never closed")
        }
      }
      switch (state, byte) {
      case (.start, UInt8(ascii: "[")):
        stream.skip()
        state = .firstElement
      case (.firstElement, UInt8(ascii: "]")), (.endOrComma, UInt8(ascii: "]")):
        stream.skip()
        state = .end
      case (.endOrComma, UInt8(ascii: ",")):
        stream.skip()
        state = .elementOrEnd
      case (.start, UInt8(ascii: "{")), (.sequence, UInt8(ascii: "{")):
        state = .sequence
        return try element()
      case (.firstElement, UInt8(ascii: "{")), (.elementOrEnd, UInt8(ascii: "{")):
        state = .endOrComma
        return try element()
      case (.endOrComma, _): throw failure("expected ',' or ']' between \(content)")
      case (.end, _): throw failure("expected the end of the file after the list of \(content)")
      default: throw failure(expected)
      }
    }
  }

  private mutating func element() throws(FileError) -> Element {
    let start = stream.position
    return (try stream.takeValue(), start)
  }

  /// An error at a place, by default at the next byte.
  package func failure(_ message: String, at place: SourcePosition? = nil) -> FileError {
    stream.failure(message, at: place)
  }
}
