import SearchModel

extension CaseGenerator {
  /// Chooses synonyms of all types between the words of the texts.
  mutating func makeSynonyms() {
    guard random.chance(0.45) else { return }
    for number in 0..<random.number(1...5) {
      var synonym: JSONObject = ["objectID": .string("s\(number)")]
      switch random.number(0...10) {
      case 0...3:
        synonym["type"] = "synonym"
        synonym["synonyms"] = .texts((0..<random.number(2...4)).map { _ in term() })
      case 4...6:
        synonym["type"] = "oneWaySynonym"
        synonym["input"] = .string(term())
        synonym["synonyms"] = .texts((0..<random.number(1...3)).map { _ in term() })
      case 7, 8:
        synonym["type"] = .string(random.one("altCorrection1", "altCorrection2"))
        synonym["word"] = .string(singleWord())
        synonym["corrections"] = .texts((0..<random.number(1...2)).map { _ in singleWord() })
      default:
        synonym["type"] = "placeholder"
        synonym["placeholder"] = .string(random.one("<street>", "x1", "<st>", singleWord()))
        synonym["replacements"] = .texts((0..<random.number(1...3)).map { _ in term() })
      }
      synonyms.append(.object(synonym))
    }
  }

  /// What a query may say to set off a synonym, nil without any.
  mutating func synonymTrigger() -> String? {
    guard let synonym = synonyms.isEmpty ? nil : random.one(of: synonyms).objectValue else { return nil }
    let texts = ["input", "word", "synonyms", "replacements"].flatMap { synonym[$0]?.stringListValue ?? [] }
    return texts.isEmpty ? nil : random.one(of: texts)
  }

  /// One to three words, most often one.
  private mutating func term() -> String {
    if random.chance(0.15), let known = synonymTrigger() { return known }
    let text = random.chance(0.5) ? word() : text(2...3)
    return text.allSatisfy(\.isWhitespace) ? "a" : text
  }

  private mutating func singleWord() -> String {
    let word = word()
    return word.isEmpty || word.contains(where: \.isWhitespace) ? "a" : word
  }
}
