/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RetakeNumber } from './retakeNumber.ts';

export interface LockRequest {
  scoreId: Id;
  retakeNumber?: RetakeNumber;
}
