/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Rule } from './rule.ts';

export interface RulesInput {
  /** @minimum 1 */
  version: number;
  /**
     * HH:MM by which every slot has ended
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  closingTime: string;
  lateRule: Rule;
  holidayRule: Rule;
}
