/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Version4 } from './version4.ts';

export interface MemoInput3 {
  version: Version4;
  /** @maxLength 500 */
  memo: string;
}
