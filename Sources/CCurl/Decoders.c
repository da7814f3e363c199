#include "Decoders.h"

#include <dlfcn.h>
#include <pthread.h>

typedef struct {
  void *start;
  size_t size, position;
} zstd_output;

typedef struct {
  const void *start;
  size_t size, position;
} zstd_input;

static struct {
  void *(*create)(void *allocate, void *free, void *context);
  void (*destroy)(void *);
  int (*decompress)(void *, size_t *input_size, const uint8_t **input, size_t *output_size, uint8_t **output, size_t *);
} brotli;

static struct {
  void *(*create)(void);
  size_t (*destroy)(void *);
  size_t (*set)(void *, int parameter, int value);
  size_t (*decompress)(void *, zstd_output *, zstd_input *);
  unsigned (*is_error)(size_t);
} zstd;

static int has_brotli, has_zstd;

#ifdef __APPLE__
static const char brotli_name[] = "libbrotlidec.1.dylib", zstd_name[] = "libzstd.1.dylib";
#else
static const char brotli_name[] = "libbrotlidec.so.1", zstd_name[] = "libzstd.so.1";
#endif

static void load(void) {
  void *library = dlopen(brotli_name, RTLD_NOW | RTLD_LOCAL);
  if (library) {
    has_brotli = (brotli.create = dlsym(library, "BrotliDecoderCreateInstance")) &&
                 (brotli.destroy = dlsym(library, "BrotliDecoderDestroyInstance")) &&
                 (brotli.decompress = dlsym(library, "BrotliDecoderDecompressStream"));
  }
  library = dlopen(zstd_name, RTLD_NOW | RTLD_LOCAL);
  if (library) {
    has_zstd = (zstd.create = dlsym(library, "ZSTD_createDStream")) &&
               (zstd.destroy = dlsym(library, "ZSTD_freeDStream")) &&
               (zstd.set = dlsym(library, "ZSTD_DCtx_setParameter")) &&
               (zstd.decompress = dlsym(library, "ZSTD_decompressStream")) &&
               (zstd.is_error = dlsym(library, "ZSTD_isError"));
  }
}

int ccurl_can_decode(ccurl_coding coding) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return coding == CCURL_BROTLI ? has_brotli : has_zstd;
}

void *ccurl_decoder_new(ccurl_coding coding) {
  if (!ccurl_can_decode(coding)) {
    return NULL;
  }
  if (coding == CCURL_BROTLI) {
    return brotli.create(NULL, NULL, NULL);
  }
  void *decoder = zstd.create();
  // The largest window of HTTP, RFC 9659: 2 to the power of 23 bytes. The parameter is ZSTD_d_windowLogMax.
  if (decoder) {
    zstd.set(decoder, 100, 23);
  }
  return decoder;
}

void ccurl_decoder_free(ccurl_coding coding, void *decoder) {
  if (coding == CCURL_BROTLI) {
    brotli.destroy(decoder);
  } else {
    zstd.destroy(decoder);
  }
}

static ccurl_progress decode_brotli(
    void *decoder, const uint8_t *input, size_t *input_size, uint8_t *output, size_t *output_size) {
  size_t input_left = *input_size, output_left = *output_size;
  int result = brotli.decompress(decoder, &input_left, &input, &output_left, &output, NULL);
  *input_size -= input_left;
  *output_size -= output_left;
  switch (result) {
  case 1:
    // Nothing may follow.
    return input_left ? CCURL_CORRUPT : CCURL_AT_END;
  case 2:
    return CCURL_NEEDS_INPUT;
  case 3:
    return CCURL_NEEDS_OUTPUT;
  default:
    return CCURL_CORRUPT;
  }
}

ccurl_progress ccurl_decoder_decode(
    ccurl_coding coding, void *decoder, const uint8_t *input, size_t *input_size, uint8_t *output,
    size_t *output_size) {
  if (coding == CCURL_BROTLI) {
    return decode_brotli(decoder, input, input_size, output, output_size);
  }
  zstd_input in = {input, *input_size, 0};
  zstd_output out = {output, *output_size, 0};
  size_t result = zstd.decompress(decoder, &out, &in);
  *input_size = in.position;
  *output_size = out.position;
  if (zstd.is_error(result)) {
    return CCURL_CORRUPT;
  }
  if (result == 0) {
    return in.position == in.size ? CCURL_AT_END : CCURL_NEEDS_OUTPUT;
  }
  return out.position == out.size ? CCURL_NEEDS_OUTPUT : CCURL_NEEDS_INPUT;
}
