import SearchModel

/// What a result repeats of the query that it answers, so that an answer to another request can be told from it.
package struct AnswerEcho: Sendable, Hashable {
  /// Which of the answer's `results` it is, from 0.
  package var place: Int
  /// Whether the result is the whole answer, and no search: it has each of the members.
  package var isWholeAnswer = false
  /// The index that was asked.
  package var index: String
  /// What the result repeats.
  package var members: [Member]
  /// The parts of the answer's text that repeat it as hosts mostly write it, none of them likely in a hit. An answer
  /// that has them all is not read for its members.
  package var usualText: [String]

  /// A member of a result that repeats something.
  package struct Member: Sendable, Hashable {
    /// The names that lead to it in the result.
    package var path: [String]
    /// What was asked.
    package var asked: Value

    /// A member.
    package init(_ path: [String], asked: Value) {
      self.path = path
      self.asked = asked
    }
  }

  /// What was asked in a member.
  package enum Value: Sendable, Hashable {
    /// The text of a query.
    case text(String)
    /// The name of an index.
    case name(String)
    /// The name of an index, or an alias for one whose name is not known.
    case alias(String)
    /// A whole number.
    case number(Int)
    /// The number of a page. Hits of another page are none that were asked for, in whatever way a host counts.
    case page(Int)
    /// Parameters in their URL-encoded form. Each of them is compared by itself.
    case parameters(String)
  }

  /// The echo of a call for one object of an index.
  package init(ofObjectIn index: String, members: [Member]) {
    self.init(place: 0, index: index, members: members)
    isWholeAnswer = true
  }

  /// An echo.
  package init(place: Int, index: String, members: [Member], usualText: [String] = []) {
    self.place = place
    self.index = index
    self.members = members
    self.usualText = usualText
  }
}
