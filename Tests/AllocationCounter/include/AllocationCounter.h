#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations can be counted on this system.
bool allocation_counter_is_available(void);

/// Whether a sanitizer has taken the allocator's place, so that this cannot.
bool allocation_counter_is_sanitized(void);

/// The number of allocations that the calling thread has made so far.
long allocation_counter_count(void);

#endif
