import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// `--list` prints the targets, each with the most bytes that it is fed and with its dictionary; other arguments are
// libFuzzer's options.

if CommandLine.arguments.dropFirst() == ["--list"] {
  for target in FuzzTargets.all { print(target.name, target.maximumLength, FuzzTargets.dictionary(of: target)) }
  exit(0)
}

guard Fuzzer.target != nil else {
  print("MULTIHITS_FUZZ_TARGET must name a target; --list prints them")
  exit(64)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    Fuzzer.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
