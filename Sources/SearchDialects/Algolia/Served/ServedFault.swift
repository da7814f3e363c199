package import SearchModel

/// Why a request is not answered, as Algolia says it.
package struct ServedFault: Error, Sendable, Hashable {
  /// The status of HTTP.
  package var status: Int
  /// What is wrong, for a person.
  package var message: String

  /// A fault.
  package init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The fault of an index that is not there.
  package static func missingIndex(_ name: String) -> ServedFault {
    ServedFault(404, "Index \(name) does not exist")
  }

  /// The fault of an object that an index does not have.
  package static let missingObject = ServedFault(404, "ObjectID does not exist")

  /// Why a search failed.
  ///
  /// - Parameter index: the index that was searched.
  package init(_ error: SearchError, index: String) {
    switch error.code {
    case .indexNotFound: self = .missingIndex(index)
    case .badRequest, .unsupported, .invalidHit: self.init(400, error.message)
    case .tooLarge: self.init(413, error.message)
    case .cancelled, .timeout: self.init(504, error.message)
    default: self.init(500, error.message)
    }
  }

  /// Does something with an index, whose errors become faults.
  package static func asking<Value>(
    _ index: String, _ work: () throws(SearchError) -> Value
  ) throws(ServedFault) -> Value {
    do throws(SearchError) {
      return try work()
    } catch {
      throw ServedFault(error, index: index)
    }
  }

  /// The body of the answer.
  package var content: JSON { ["message": .string(message), "status": .integer(status)] }
}
