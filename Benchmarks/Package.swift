// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "multihits-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "multihits", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Startup",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MultihitsKit", package: "multihits"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Startup",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
