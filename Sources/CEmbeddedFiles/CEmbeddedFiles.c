#include "CEmbeddedFiles.h"

// In C, since arrays of so many bytes take Swift's optimiser a minute. Compilers know #embed in older C, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const embedded_file page_files[] = {
  {"announce.js", (const unsigned char[]){
#embed "Page/announce.js" suffix(, 0)
  }},
  {"api.js", (const unsigned char[]){
#embed "Page/api.js" suffix(, 0)
  }},
  {"banners.js", (const unsigned char[]){
#embed "Page/banners.js" suffix(, 0)
  }},
  {"chips.js", (const unsigned char[]){
#embed "Page/chips.js" suffix(, 0)
  }},
  {"compare.js", (const unsigned char[]){
#embed "Page/compare.js" suffix(, 0)
  }},
  {"copying.js", (const unsigned char[]){
#embed "Page/copying.js" suffix(, 0)
  }},
  {"dom.js", (const unsigned char[]){
#embed "Page/dom.js" suffix(, 0)
  }},
  {"facets.js", (const unsigned char[]){
#embed "Page/facets.js" suffix(, 0)
  }},
  {"hits.js", (const unsigned char[]){
#embed "Page/hits.js" suffix(, 0)
  }},
  {"index.html", (const unsigned char[]){
#embed "Page/index.html" suffix(, 0)
  }},
  {"keyboard.js", (const unsigned char[]){
#embed "Page/keyboard.js" suffix(, 0)
  }},
  {"marks.js", (const unsigned char[]){
#embed "Page/marks.js" suffix(, 0)
  }},
  {"monitor.js", (const unsigned char[]){
#embed "Page/monitor.js" suffix(, 0)
  }},
  {"notices.js", (const unsigned char[]){
#embed "Page/notices.js" suffix(, 0)
  }},
  {"numbers.js", (const unsigned char[]){
#embed "Page/numbers.js" suffix(, 0)
  }},
  {"page.css", (const unsigned char[]){
#embed "Page/page.css" suffix(, 0)
  }},
  {"page.js", (const unsigned char[]){
#embed "Page/page.js" suffix(, 0)
  }},
  {"panel.js", (const unsigned char[]){
#embed "Page/panel.js" suffix(, 0)
  }},
  {"ranges.js", (const unsigned char[]){
#embed "Page/ranges.js" suffix(, 0)
  }},
  {"requests.js", (const unsigned char[]){
#embed "Page/requests.js" suffix(, 0)
  }},
  {"scrolling.js", (const unsigned char[]){
#embed "Page/scrolling.js" suffix(, 0)
  }},
  {"sections.js", (const unsigned char[]){
#embed "Page/sections.js" suffix(, 0)
  }},
  {"tabs.js", (const unsigned char[]){
#embed "Page/tabs.js" suffix(, 0)
  }},
  {"test-export.js", (const unsigned char[]){
#embed "Page/test-export.js" suffix(, 0)
  }},
  {"theme.js", (const unsigned char[]){
#embed "Page/theme.js" suffix(, 0)
  }},
  {"trees.js", (const unsigned char[]){
#embed "Page/trees.js" suffix(, 0)
  }},
  {"url-state.js", (const unsigned char[]){
#embed "Page/url-state.js" suffix(, 0)
  }},
  {"values.js", (const unsigned char[]){
#embed "Page/values.js" suffix(, 0)
  }},
  {"why.js", (const unsigned char[]){
#embed "Page/why.js" suffix(, 0)
  }},
};

// In the order in which they are written. The spec is the last, since its being there says that all are.
static const embedded_file example_files[] = {
  {"data/actors.json", (const unsigned char[]){
#embed "../../examples/movie-night/data/actors.json" suffix(, 0)
  }},
  {"data/films.json", (const unsigned char[]){
#embed "../../examples/movie-night/data/films.json" suffix(, 0)
  }},
  {"queries.yaml", (const unsigned char[]){
#embed "../../examples/movie-night/queries.yaml" suffix(, 0)
  }},
  {"search.yaml", (const unsigned char[]){
#embed "../../examples/movie-night/search.yaml" suffix(, 0)
  }},
};

const embedded_file *embedded_page_file(size_t place) {
  return place < sizeof(page_files) / sizeof(page_files[0]) ? &page_files[place] : NULL;
}

const embedded_file *embedded_example_file(size_t place) {
  return place < sizeof(example_files) / sizeof(example_files[0]) ? &example_files[place] : NULL;
}
