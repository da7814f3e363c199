// Encodings in which a secret is a run of characters like those around it, so that only the number in front of it tells
// which of them belong together.
extension SecretReadings {
  /// Reads runs of hexadecimal digits as bytes, from the first digit and from the second on. Pairs may be separated.
  static func hexadecimal(_ text: [UInt8]) -> [DecodedBytes] {
    let runs = runs(in: text, shortest: 16, shortestCut: 8, separators: Array(" :-".utf8)) {
      $0.hexadecimalDigit != nil
    }
    return runs.isEmpty
      ? [] : (0..<2).map { decoded(runs, of: text, skipping: $0, bits: 4) { $0.hexadecimalDigit ?? 0 } }
  }

  /// Reads runs of the characters of base64 in both alphabets as bytes, from each of the first four on: a token is
  /// encoded together with a name in front of it, whose length moves it. Lines may be broken.
  static func base64(_ text: [UInt8]) -> [DecodedBytes] {
    let runs = runs(in: text, shortest: 11, shortestCut: 6, separators: Array("\r\n".utf8)) { digits[Int($0)] < 64 }
    return runs.isEmpty ? [] : (0..<4).map { decoded(runs, of: text, skipping: $0, bits: 6) { Int(digits[Int($0)]) } }
  }

  /// The places of the members of each run.
  ///
  /// - Parameters:
  ///   - shortest: how many members a run needs.
  ///   - shortestCut: how many are enough where the text was cut.
  ///   - separators: what may stand between members, by itself or twice.
  private static func runs(
    in text: [UInt8], shortest: Int, shortestCut: Int, separators: [UInt8], isMember: (UInt8) -> Bool
  ) -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    func end() {
      if run.count >= shortestCut, let last = run.last,
        run.count >= shortest || text[(last + 1)...].starts(with: BytePatterns.ellipsis)
      {
        runs.append(run)
      }
      run.removeAll(keepingCapacity: true)
    }
    for (index, byte) in text.enumerated() {
      if isMember(byte) {
        run.append(index)
      } else if let last = run.last, index - last > 2 || !separators.contains(byte) {
        end()
      }
    }
    end()
    return runs
  }

  private static func decoded(
    _ runs: [[Int]], of text: [UInt8], skipping skipped: Int, bits: Int, digit: (UInt8) -> Int
  ) -> DecodedBytes {
    var result = DecodedBytes()
    for run in runs {
      var value = 0
      var count = 0
      var first = run[0]
      for index in run.dropFirst(skipped) {
        if count == 0 { first = index }
        value = value << bits | digit(text[index])
        count += bits
        guard count >= 8 else { continue }
        count -= 8
        result.append(UInt8(truncatingIfNeeded: value >> count), from: first..<index + 1)
        value &= 1 << count - 1
        first = index
      }
      result.separate(at: (run.last ?? 0) + 1, of: text)
    }
    return result
  }

  /// The values of the characters of base64; 255 for others.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    for (value, byte) in alphabet.enumerated() { digits[Int(byte)] = UInt8(value) }
    digits[Int(UInt8(ascii: "-"))] = 62
    digits[Int(UInt8(ascii: "_"))] = 63
    return digits
  }()
}
