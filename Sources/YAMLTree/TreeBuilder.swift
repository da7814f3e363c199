import Diagnostics

/// An error after which there is no use in reading on.
struct FatalDiagnostic: Error {
  let diagnostic: Diagnostic
}

/// Builds the tree out of the parser's events, without recursion.
struct TreeBuilder {
  /// A list or mapping whose end has not come yet.
  struct Frame {
    let isMapping: Bool
    let start: SourcePosition
    let anchor: String?
    /// The number of nodes before the collection, to know its weight at its end.
    let nodeCountBefore: Int
    /// The bytes of text before the collection.
    let textByteCountBefore: Int
    /// The end of the last child.
    var end: SourcePosition
    /// The height of the highest child.
    var height = 0
    var elements: [YAMLNode] = []
    var members: [YAMLMember] = []
    /// The members that cannot stay.
    var droppedMembers: [YAMLMember] = []
    var pendingKey: YAMLNode?
  }

  /// What an anchor names.
  enum Anchor {
    /// A collection that is still being read.
    case open
    /// A finished node, its number of nodes and bytes of text after expansion, and how deep it is.
    case finished(YAMLNode, weight: Int, textByteCount: Int, height: Int)
  }

  let file: String
  let limits: YAMLLimits
  var cursor: SourceCursor
  private(set) var diagnostics: [Diagnostic] = []
  private var root: YAMLNode?
  private var isComplete = false
  private var frames: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var nodeCount = 0
  private var textByteCount = 0

  init(file: String, cursor: SourceCursor, limits: YAMLLimits) {
    self.file = file
    self.cursor = cursor
    self.limits = limits
  }

  /// The root, unless something is missing from the tree.
  var usableRoot: YAMLNode? { isComplete ? root : nil }

  /// Reads the document out of a text that stays in place meanwhile.
  mutating func build(from text: UnsafeBufferPointer<UInt8>) throws(FatalDiagnostic) {
    guard let parser = EventParser(text: text) else { throw fatal("yaml-syntax", at: cursor.position, "out of memory") }
    var hasUnknownAlias = false
    while true {
      let event: ParserEvent
      do throws(ParserProblem) {
        event = try parser.next()
      } catch {
        throw FatalDiagnostic(diagnostic: describe(error))
      }
      switch event.kind {
      case .streamStart, .documentStart: break
      case .scalar(let scalar, let anchor): try addScalar(scalar, anchor: anchor, event: event)
      case .alias(let name): hasUnknownAlias = try !addAlias(name, event: event) || hasUnknownAlias
      case .sequenceStart(let anchor): try open(isMapping: false, anchor: anchor, event: event)
      case .mappingStart(let anchor): try open(isMapping: true, anchor: anchor, event: event)
      case .sequenceEnd, .mappingEnd: try close(event)
      case .documentEnd, .streamEnd:
        if !hasUnknownAlias { try checkNotEmpty() }
        try checkNothingFollows(event)
        isComplete = !hasUnknownAlias
        return
      }
    }
  }

  // MARK: Nodes

  private mutating func addScalar(
    _ scalar: YAMLScalar, anchor: String?, event: ParserEvent
  ) throws(FatalDiagnostic) {
    let content = try contentStart(of: event)
    let end = cursor.move(to: event.end)
    let range = SourceRange(start: min(content.position, end), end: end)
    var details: YAMLNode.Details?
    let width = range.end.column - range.start.column
    if scalar.style == .doubleQuoted, range.start.line == end.line, width != scalar.text.unicodeScalars.count + 2 {
      let source = cursor.bytes[(content.offset + 1)..<max(cursor.offset - 1, content.offset + 1)]
      details = YAMLNode.Details(aliasRange: nil, escapedSource: String(decoding: source, as: UTF8.self))
    }
    try count(1, at: range.start)
    try countText(scalar.text.utf8.count, at: range.start)
    let node = YAMLNode(.scalar(scalar), range: range, details: details)
    if let anchor {
      anchors[anchor] = .finished(node, weight: 1, textByteCount: scalar.text.utf8.count, height: 0)
    }
    try place(node, height: 0)
  }

  /// Adds what an alias names; an empty scalar stands for what is not known.
  ///
  /// - Returns: Whether the alias names something.
  private mutating func addAlias(_ name: String, event: ParserEvent) throws(FatalDiagnostic) -> Bool {
    let start = cursor.move(to: event.start)
    let range = SourceRange(start: start, end: cursor.move(to: event.end))
    let quoted = Diagnostic.quoted("*" + name)
    switch anchors[name] {
    case .finished(let target, let weight, let textByteCount, let height):
      try count(weight, at: start)
      try countText(textByteCount, at: start)
      try checkDepth(frames.count + height, at: start)
      try place(target.reached(through: range), height: height)
      return true
    case .open:
      try report("recursive-alias", at: range, "the alias \(quoted) stands inside the value that it names")
    case nil:
      // Comparing with very many names, for each of very many aliases, is not worth its time.
      let names = anchors.count <= 100 ? Array(anchors.keys) : []
      let suggestion = Suggestions.closestMatch(to: name, among: names).map { "*" + $0 }
      try report(
        "unknown-alias", at: range, "the alias \(quoted) names no anchor that stands before it", suggestion: suggestion)
    }
    try place(YAMLNode(.scalar(YAMLScalar(text: "")), range: range), height: 0)
    return false
  }

  private mutating func open(isMapping: Bool, anchor: String?, event: ParserEvent) throws(FatalDiagnostic) {
    let start = try contentStart(of: event).position
    try checkDepth(frames.count + 1, at: start)
    let frame = Frame(
      isMapping: isMapping, start: start, anchor: anchor, nodeCountBefore: nodeCount,
      textByteCountBefore: textByteCount, end: start)
    try count(1, at: start)
    frames.append(frame)
    if let anchor { anchors[anchor] = .open }
  }

  private mutating func close(_ event: ParserEvent) throws(FatalDiagnostic) {
    guard var frame = frames.popLast() else { return }
    // The end of a block collection has no characters of its own, and libyaml sees it only at what comes next.
    let end = event.end > event.start ? cursor.move(to: event.end) : frame.end
    let kind: YAMLNode.Kind =
      frame.isMapping
      ? .mapping(try resolve(frame.members, dropped: &frame.droppedMembers)) : .sequence(frame.elements)
    let details =
      frame.droppedMembers.isEmpty ? nil : YAMLNode.Details(aliasRange: nil, droppedMembers: frame.droppedMembers)
    let node = YAMLNode(kind, range: SourceRange(start: frame.start, end: max(frame.start, end)), details: details)
    let height = frame.height + 1
    if let anchor = frame.anchor {
      anchors[anchor] = .finished(
        node, weight: nodeCount - frame.nodeCountBefore, textByteCount: textByteCount - frame.textByteCountBefore,
        height: height)
    }
    try place(node, height: height)
  }

  /// Puts a finished node where it belongs: into the innermost open collection, or at the root.
  private mutating func place(_ node: YAMLNode, height: Int) throws(FatalDiagnostic) {
    guard let last = frames.indices.last else {
      root = node
      return
    }
    frames[last].height = max(frames[last].height, height)
    frames[last].end = max(frames[last].end, node.useRange.end)
    guard frames[last].isMapping else {
      frames[last].elements.append(node)
      return
    }
    guard let key = frames[last].pendingKey else {
      frames[last].pendingKey = node
      return
    }
    frames[last].pendingKey = nil
    if key.scalar == nil {
      try report("invalid-key", at: key.useRange, "a key must be text, not \(key.kindDescription)")
      frames[last].droppedMembers.append(YAMLMember(key: key, value: node))
    } else {
      frames[last].members.append(YAMLMember(key: key, value: node))
    }
  }

  // MARK: Limits and reports

  /// Counts nodes against the limit.
  mutating func count(_ weight: Int, at position: SourcePosition) throws(FatalDiagnostic) {
    nodeCount += weight
    guard nodeCount > limits.maximumNodeCount else { return }
    throw fatal(
      "limit-exceeded", at: position,
      "the document has more than \(limits.maximumNodeCount) values and keys, with its aliases expanded")
  }

  private mutating func countText(_ byteCount: Int, at position: SourcePosition) throws(FatalDiagnostic) {
    textByteCount += byteCount
    guard textByteCount > limits.maximumTextByteCount else { return }
    throw fatal(
      "limit-exceeded", at: position,
      "the texts of the document have more than \(limits.maximumTextByteCount) bytes, with its aliases expanded")
  }

  private func checkDepth(_ depth: Int, at position: SourcePosition) throws(FatalDiagnostic) {
    guard depth > limits.maximumDepth else { return }
    throw fatal("limit-exceeded", at: position, "lists and mappings are nested more than \(limits.maximumDepth) deep")
  }

  private func checkNotEmpty() throws(FatalDiagnostic) {
    if let root, !root.isEmptyScalar { return }
    throw fatal("yaml-empty", at: SourcePosition(line: 1, column: 1), "the file is empty")
  }

  /// Records an error after which reading goes on.
  mutating func report(
    _ code: String, at range: SourceRange, _ message: String, suggestion: String? = nil
  ) throws(FatalDiagnostic) {
    diagnostics.append(Diagnostic(code: code, file: file, range: range, message: message, suggestion: suggestion))
    guard diagnostics.count >= limits.maximumDiagnosticCount else { return }
    throw fatal("limit-exceeded", at: range.end, "there are \(diagnostics.count) errors; the rest is not read")
  }

  func fatal(_ code: String, at position: SourcePosition, _ message: String) -> FatalDiagnostic {
    let range = SourceRange(at: position)
    return FatalDiagnostic(diagnostic: Diagnostic(code: code, file: file, range: range, message: message))
  }

  /// Records the error that ended the reading.
  mutating func stop(with error: FatalDiagnostic) {
    diagnostics.append(error.diagnostic)
  }
}
