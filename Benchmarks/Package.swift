// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "multihits-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "multihits-bench", targets: ["EngineBenchmark"])
  ],
  dependencies: [
    .package(name: "multihits", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "MultihitsKit", package: "multihits"),
      ],
      path: "Engine",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
