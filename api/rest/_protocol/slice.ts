import type { Tag } from '#openapi/generated/operations.ts';
import type { SliceHandlers } from './handler.ts';
import type { Refusals } from './refusals.ts';

/** The face of a slice: the handlers of its operations and the refusals of its tables. A slice without operations has only refusals. */
export interface Slice<T extends Tag = never> {
  handlers: SliceHandlers<T>;
  /** What its constraints do not say by themselves, and what its triggers refuse. */
  refusals?: Refusals;
}
