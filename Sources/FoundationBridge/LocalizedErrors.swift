public import Foundation
public import SearchGraph
public import SearchModel

extension SearchError: LocalizedError {
  /// The message, which `localizedDescription` and Foundation's errors have as well.
  public var errorDescription: String? { message }
}

extension IncompatibleRecordType: LocalizedError {
  /// Both types as a sentence.
  public var errorDescription: String? { description }
}
