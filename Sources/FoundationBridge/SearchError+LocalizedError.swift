public import Foundation
public import SearchModel

extension SearchError: LocalizedError {
  /// The message, which `localizedDescription` and Foundation's errors have as well.
  public var errorDescription: String? { message }
}
