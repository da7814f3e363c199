/// A record's number in an index image.
///
/// Numbers follow the static order of the records (`customRanking`, then the order of the source), so that of records
/// which are alike in everything else the one with the lower number comes first.
@usableFromInline
package typealias DocumentID = UInt32

/// A word's number in an index image; the words are sorted by their UTF-8 bytes.
@usableFromInline
package typealias TermID = UInt32
