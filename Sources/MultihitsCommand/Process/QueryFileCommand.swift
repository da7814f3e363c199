import ArgumentParser

/// A command that answers many queries: how long all of them take counts, not how soon one is answered.
protocol QueryFileCommand: AsyncParsableCommand {}
