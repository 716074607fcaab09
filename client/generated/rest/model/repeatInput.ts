/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mode } from './mode.ts';

export interface RepeatInput {
  /** Last day, at most a year after the slot */
  until: string;
  /**
     * Monday is 1; that of the slot when absent
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays?: number[];
  mode: Mode;
}
