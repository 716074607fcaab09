/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Status } from './status.ts';

export interface StatusInput {
  /** @minimum 1 */
  scoreVersion: number;
  status: Status;
}
