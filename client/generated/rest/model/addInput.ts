/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CounselType } from './counselType.ts';
import type { Id } from './id.ts';

export interface AddInput {
  /**
     * @minItems 1
     * @maxItems 200
     */
  studentIds: Id[];
  counselType?: CounselType;
  taId?: Id;
  /** Those who find no seat wait for one */
  wait?: boolean;
}
