// Counts the allocations of each thread by standing in front of the C library's allocator, which glibc lets a
// program do: the functions defined here are called instead, and hand on to the library's own.

#include "AllocationCounter.h"
#include <stdlib.h>  // Which also says whether this is glibc.

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED true
#else
#define IS_SANITIZED false
#endif

bool allocation_counter_is_sanitized(void) { return IS_SANITIZED; }

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

static __thread long allocation_count __attribute__((tls_model("initial-exec")));

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocation_count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocation_count += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocation_count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocation_count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocation_count += 1;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

bool allocation_counter_is_available(void) { return true; }
long allocation_counter_count(void) { return allocation_count; }

#else

bool allocation_counter_is_available(void) { return false; }
long allocation_counter_count(void) { return 0; }

#endif
