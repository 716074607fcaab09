/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { Memo } from './memo.ts';

export interface MemoInput2 {
  version: CellVersion;
  memo: Memo;
}
