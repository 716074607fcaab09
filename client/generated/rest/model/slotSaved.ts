/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Slot } from './slot.ts';
import type { Warning } from './warning.ts';

export interface SlotSaved {
  slot: Slot;
  warnings: Warning[];
  /** Who waited and has a seat now */
  promoted?: number;
}
