#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations can be counted on this system.
bool allocation_counter_is_available(void);

/// The number of allocations that the calling thread has made so far.
long allocation_counter_count(void);

#endif
