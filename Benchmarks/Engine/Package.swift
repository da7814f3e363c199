// swift-tools-version: 6.2
import PackageDescription

// Apart from the package above, whose plugin takes every executable for one of its own benchmarks.
let package = Package(
  name: "multihits-engine-benchmark",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "multihits-bench", targets: ["EngineBenchmark"])
  ],
  dependencies: [
    .package(name: "multihits", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "MultihitsEngine", package: "multihits"),
      ],
      path: "Sources",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
