/// Digests of 256 bits, and codes made of them that only who knows a key can make.
///
/// Source of the behaviour: FIPS 180-4 and RFC 2104. A library of cryptography would take longer to build than the
/// server that needs this one digest.
package enum SHA256 {
  /// The digest of bytes.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    var bytes = message
    bytes.append(0x80)
    bytes += [UInt8](repeating: 0, count: (blockLength + 56 - bytes.count % blockLength) % blockLength)
    let bitCount = UInt64(truncatingIfNeeded: message.count) &* 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }
    for start in stride(from: 0, to: bytes.count, by: blockLength) {
      mix(bytes[start..<start + blockLength], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  /// The code of a message under a key, in hexadecimal digits.
  package static func code(of message: [UInt8], key: [UInt8]) -> String {
    let short = key.count > blockLength ? digest(of: key) : key
    let padded = short + [UInt8](repeating: 0, count: blockLength - short.count)
    let inner = digest(of: padded.map { $0 ^ 0x36 } + message)
    let outer = digest(of: padded.map { $0 ^ 0x5C } + inner)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: outer.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static let blockLength = 64

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    words.reserveCapacity(blockLength)
    var word: UInt32 = 0
    for (place, byte) in block.enumerated() {
      word = word << 8 | UInt32(byte)
      if place % 4 == 3 { words.append(word) }
    }
    for place in 16..<blockLength {
      let (near, far) = (words[place - 2], words[place - 15])
      let nearMix = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      let farMix = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      words.append(nearMix &+ words[place - 7] &+ farMix &+ words[place - 16])
    }
    var s = state
    for place in 0..<blockLength {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first =
        s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice &+ constants[place] &+ words[place]
      let second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for place in state.indices { state[place] = state[place] &+ s[place] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
