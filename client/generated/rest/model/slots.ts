/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlotWithLoad } from './slotWithLoad.ts';

export interface Slots {
  slots: SlotWithLoad[];
}
