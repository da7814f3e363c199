// What LLVM's libFuzzer offers to programs with a main function of their own.
#include <stddef.h>
#include <stdint.h>

// Runs the fuzzer with its options, and calls back with each input. A callback returns 0.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

// Changes an input as libFuzzer thinks best, within memory for more bytes. Returns its new length.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
