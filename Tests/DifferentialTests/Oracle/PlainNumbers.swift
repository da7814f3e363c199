import Foundation

/// Numbers as Algolia prints them.
enum PlainNumbers {
  /// A number as C's `%g` prints it, read again.
  static func sixDigits(_ number: Double) -> Double {
    Double(String(format: "%.6g", number)) ?? number
  }
}
