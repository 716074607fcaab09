/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Versions } from './versions.ts';

export interface BulkMemo {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** @maxLength 500 */
  memo: string;
  versions?: Versions;
}
