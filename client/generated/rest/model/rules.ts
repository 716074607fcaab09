/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Rule } from './rule.ts';

export interface Rules {
  version: number;
  closingTime: string;
  lateRule: Rule;
  holidayRule: Rule;
}
