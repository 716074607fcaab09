/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ReviewedStatus } from './reviewedStatus.ts';

export interface Reviewed {
  id: Id;
  version: number;
  status: ReviewedStatus;
  /** @nullable */
  value: number | null;
  changeSetId: string;
}
