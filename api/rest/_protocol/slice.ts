import type { Tag } from '#openapi/generated/operations.ts';
import type { SliceHandlers } from './handler.ts';
import type { Refusals } from './refusals.ts';

/** The face of a slice: who serves its operations, and what its tables refuse. A slice without operations has refusals alone. */
export interface Slice<T extends Tag = never> {
  handlers: SliceHandlers<T>;
  refusals: Refusals;
}
