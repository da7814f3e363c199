// Everything that a program may use; the other products are its parts.
@_exported public import FoundationBridge
@_exported public import MultihitsSpec
