/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RetakeNumber } from './retakeNumber.ts';

export interface CellLock {
  scoreId: Id;
  retakeNumber: RetakeNumber;
  /** Renew it before; free from then on */
  expiresAt: string;
}
