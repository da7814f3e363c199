import CLibYAML

/// An event of libyaml as a Swift value; its places are numbers of scalars from the start of the text.
struct ParserEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(name: String)
    case scalar(YAMLScalar, anchor: String?)
    case sequenceStart(anchor: String?)
    case sequenceEnd
    case mappingStart(anchor: String?)
    case mappingEnd
  }

  let kind: Kind
  let start: Int
  let end: Int
}

/// A syntax error with libyaml's message, which ends the parse.
struct ParserProblem: Error {
  /// What it found; empty when memory ran out.
  let text: String
  /// What it was doing.
  let context: String
  let index: Int
  /// Where what it was doing began.
  let contextIndex: Int
}

/// libyaml's parser, which owns its memory and borrows the text.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Prepares to parse a text, which must stay in place as long as the parser is used.
  ///
  /// - Parameter text: Well-formed UTF-8 without a byte-order mark.
  /// - Returns: nil when there is no memory.
  init?(text: UnsafeBufferPointer<UInt8>) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    self.parser = parser
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  ///
  /// - Throws: The error that ends the parse.
  func next() throws(ParserProblem) -> ParserEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { yaml_event_delete(&event) }
    return ParserEvent(kind: kind(of: event), start: event.start_mark.index, end: event.end_mark.index)
  }

  private func kind(of event: yaml_event_t) -> ParserEvent.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(name: string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart(anchor: string(event.data.sequence_start.anchor))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart(anchor: string(event.data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(YAMLScalar(text: text, style: style(scalar.style)), anchor: string(scalar.anchor))
    default: return .streamEnd  // Also the empty event that follows the end of the stream.
    }
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private var problem: ParserProblem {
    let state = parser.pointee
    return ParserProblem(
      text: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      index: state.problem_mark.index, contextIndex: state.context_mark.index)
  }
}
