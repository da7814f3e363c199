// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The name under which the guides import everything: the library, and ready-made controllers for UIKit, which here are
// those of a terminal.
@_exported public import MultihitsKit
