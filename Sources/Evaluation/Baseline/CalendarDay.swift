import SearchModel

/// A day of the Gregorian calendar.
package struct CalendarDay: Sendable, Hashable, CustomStringConvertible {
  /// How many days it is after the first of January 1970.
  let number: Int

  /// The day of a time in UTC.
  package init(secondsSince1970 seconds: Int) {
    number = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
  }

  /// Reads `2026-11-26`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), year >= 0, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // Years begin in March, so that the day that a leap year has more is the last one.
    let (shifted, monthFromMarch) = (month > 2 ? year : year - 1, (month + 9) % 12)
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    number = 365 * shifted + leapDays + (153 * monthFromMarch + 2) / 5 + day - 1 - Self.daysBefore1970
    guard description == text else { return nil }
  }

  /// From the first of March of the year 0.
  private static let daysBefore1970 = 719_468

  /// How many days it is after another one; nil without another one.
  package func days(since other: CalendarDay?) -> Int? { other.map { number - $0.number } }

  /// The day as `2026-11-26`.
  package var description: String {
    let days = number + Self.daysBefore1970
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, 2))"
  }
}
