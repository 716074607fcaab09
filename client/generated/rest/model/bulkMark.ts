/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Versions } from './versions.ts';

export interface BulkMark {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** Null takes the marks back; only with versions */
  attTypeId: Id | null;
  versions?: Versions;
}
