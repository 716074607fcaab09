/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlotInput } from './slotInput.ts';

export type SlotChange = SlotInput & {
  /** @minimum 1 */
  version: number;
};
