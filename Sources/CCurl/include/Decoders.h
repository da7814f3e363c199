// Decompression of br (RFC 7932) and zstd (RFC 8878) by the libraries that libcurl itself uses, where the system has them.
// They are loaded as libcurl is; their few functions are declared here, so that their headers are not needed.
#ifndef CCURL_DECODERS_H
#define CCURL_DECODERS_H

#include <stddef.h>
#include <stdint.h>

typedef enum { CCURL_BROTLI, CCURL_ZSTD } ccurl_coding;

/// What became of a call.
typedef enum {
  /// All input was read, and more is needed.
  CCURL_NEEDS_INPUT,
  /// The output is full, and there may be more of it.
  CCURL_NEEDS_OUTPUT,
  /// The data may end here.
  CCURL_AT_END,
  /// They are not of this form.
  CCURL_CORRUPT,
} ccurl_progress;

/// Whether the system has the library.
int ccurl_can_decode(ccurl_coding coding);

/// A decoder; NULL without its library or memory.
void *_Nullable ccurl_decoder_new(ccurl_coding coding);
void ccurl_decoder_free(ccurl_coding coding, void *_Nonnull decoder);

/// Decompresses as much as there is or as fits. The sizes are what is there before and what was used after.
ccurl_progress ccurl_decoder_decode(
    ccurl_coding coding, void *_Nonnull decoder, const uint8_t *_Nonnull input, size_t *_Nonnull input_size,
    uint8_t *_Nonnull output, size_t *_Nonnull output_size);

#endif
