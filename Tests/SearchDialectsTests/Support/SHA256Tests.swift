import SearchDialects
import TestSupport
import Testing

struct SHA256Tests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  /// Around the lengths at which a message needs one block more.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (3, "9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0"),
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (1_000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func digestsAreThoseOfOtherPrograms(_ length: Int, _ digest: String) {
    expectEqual(hexadecimal(SHA256.digest(of: Array(repeating: UInt8(ascii: "a"), count: length))), digest)
  }

  @Test func codesAreThoseOfTheStandard() {
    // Cases 2 and 6 of RFC 4231: a short key, and one that is longer than a block.
    expectEqual(
      SHA256.code(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    expectEqual(
      SHA256.code(
        of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        key: Array(repeating: 0xAA, count: 131)), "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
