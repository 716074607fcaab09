/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version4 } from './version4.ts';

export interface MoveInput {
  version: Version4;
  slotId: Id;
}
