/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DdayInput } from './ddayInput.ts';

export type DdayChange = DdayInput & {
  /**
     * The version this change was made from
     * @minimum 1
     */
  version: number;
};
