import TestSupport

@testable import IndexBuilding
@testable import IndexStore

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

/// An image with some sections of another one, one of them damaged: bytes changed, cut off, or added.
func damagedImage(_ image: IndexImage, sections: [String], _ random: inout SeededGenerator) -> IndexImage {
  var writer = MemoryImageWriter()
  let damaged = sections.randomElement(using: &random)
  for name in sections {
    var bytes = Array(image.section(name).bytes)
    if name == damaged {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      case 1: bytes += (0..<Int.random(in: 1...100, using: &random)).map { _ in random.byte() }
      case 2: for index in bytes.indices { bytes[index] = random.byte() }
      default:
        for _ in 0..<Int.random(in: 1...20, using: &random) where !bytes.isEmpty {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = random.byte()
        }
      }
    }
    writer.begin(name)
    bytes.withUnsafeBytes { writer.append($0) }
  }
  return writer.finish()
}
