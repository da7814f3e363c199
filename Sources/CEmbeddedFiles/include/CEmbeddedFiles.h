// Text files that are part of the program: the page that `serve` shows, and the example that `demo` writes.
#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

/// A file, in which there is no zero.
typedef struct {
  /// Its path in its folder.
  const char *_Nonnull path;
  /// What it holds, and a zero.
  const unsigned char *_Nonnull text;
} embedded_file;

/// A file of the page by its place, from 0; NULL past the last.
const embedded_file *_Nullable embedded_page_file(size_t place);

/// A file of the example by its place, from 0; NULL past the last.
const embedded_file *_Nullable embedded_example_file(size_t place);

#endif
