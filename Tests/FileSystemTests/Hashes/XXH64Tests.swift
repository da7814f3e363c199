import TestSupport
import Testing

@testable import FileSystem

struct XXH64Tests {
  /// The bytes that the reference implementation's own test hashes.
  private func sanityBytes(_ count: Int) -> [UInt8] {
    var state: UInt64 = 2_654_435_761
    return (0..<count).map { _ in
      defer { state = state &* 11_400_714_785_074_694_797 }
      return UInt8(state >> 56)
    }
  }

  /// What the reference implementation (xxhash 0.8) answers.
  @Test(
    arguments: [
      (0, 0, 0xEF46_DB37_51D8_E999), (0, 2_654_435_761, 0xAC75_FDA2_929B_17EF),
      (1, 0, 0xE934_A84A_DB05_2768), (1, 2_654_435_761, 0x5014_6076_43A9_B4C3),
      (3, 0, 0xFF7E_1959_CB50_794A), (3, 2_654_435_761, 0xAA85_84E8_3660_F7D1),
      (4, 0, 0x9136_A0DC_A574_57EE), (4, 2_654_435_761, 0xCAAB_286B_D8E9_FDB5),
      (7, 0, 0x6C83_909A_9F01_ED25), (7, 2_654_435_761, 0xF98D_03B1_AD6F_9293),
      (8, 0, 0xCDBC_F538_E71D_1348), (8, 2_654_435_761, 0xFE0C_047A_5353_CDAC),
      (14, 0, 0x8282_DCC4_994E_35C8), (14, 2_654_435_761, 0xC3BD_6BF6_3DEB_6DF0),
      (31, 0, 0x299B_39A2_90E6_D783), (31, 2_654_435_761, 0xDA67_3D5F_EB5C_1D79),
      (32, 0, 0x18B2_1649_2BB4_4B70), (32, 2_654_435_761, 0xB3F3_3BDF_93AD_E409),
      (33, 0, 0x55C8_DC3E_578F_5B59), (33, 2_654_435_761, 0xE92C_292F_64BC_3071),
      (63, 0, 0xA9EF_BE0F_A0F3_F4E7), (63, 2_654_435_761, 0x6C91_1FAD_B05B_6FC2),
      (64, 0, 0xEF55_8F8A_CAC2_B5CD), (64, 2_654_435_761, 0xB5EE_BA99_264C_C44F),
      (100, 0, 0x4BFE_019C_D91D_9EA4), (100, 2_654_435_761, 0x4853_706D_C962_5CAE),
      (222, 0, 0xB641_AE8C_B691_C174), (222, 2_654_435_761, 0x20CB_8AB7_AE10_C14A),
      (1_000, 0, 0x52BD_1358_F22E_9EF7), (1_000, 2_654_435_761, 0x7275_1A24_0801_7E26),
    ] as [(Int, UInt64, UInt64)])
  func hashIsThatOfTheReference(count: Int, seed: UInt64, expected: UInt64) {
    expectEqual(XXH64.hash(sanityBytes(count), seed: seed), expected)
  }

  @Test func piecesMakeNoDifference() {
    for count in [0, 1, 31, 32, 33, 64, 100, 222] {
      let bytes = sanityBytes(count)
      for pieceLength in [1, 3, 31, 32, 33, 64, 500] {
        var stream = XXH64.Stream()
        for start in stride(from: 0, to: count, by: pieceLength) {
          stream.append(Array(bytes[start..<min(start + pieceLength, count)]).span.bytes)
        }
        stream.append([UInt8]().span.bytes)
        expectEqual(stream.hash, XXH64.hash(bytes), "\(count) bytes, \(pieceLength) at a time")
      }
    }
  }

  @Test func bytesAreHashedWhereverTheyLie() {
    let bytes = sanityBytes(300)
    bytes.withUnsafeBytes { bytes in
      for start in 0..<16 {
        let part = UnsafeRawBufferPointer(rebasing: bytes[start..<start + 222])
        expectEqual(XXH64.hash(part.bytes), XXH64.hash(Array(part)))
      }
    }
  }
}
