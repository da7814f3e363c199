@testable import EmbeddedEngine

/// An image with the sections of the words.
func makeTermImage(_ words: [String], placeholders: [String] = []) throws -> IndexImage {
  let marked = placeholders.map { [TermTable.placeholderMark] + Array($0.utf8) }
  var writer = TermTableWriter()
  for word in (words.map { Array($0.utf8) } + marked).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    try word.withUnsafeBytes { try writer.append($0) }
  }
  var image = MemoryImageWriter()
  try writer.write(to: &image)
  return image.finish()
}

func makeTermTable(_ words: [String], placeholders: [String] = []) throws -> TermTable {
  TermTable(try makeTermImage(words, placeholders: placeholders))
}
