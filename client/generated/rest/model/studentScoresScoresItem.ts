/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';
import type { Memo } from './memo.ts';
import type { Points } from './points.ts';

export type StudentScoresScoresItem = {
  examId: Id;
  version: CellVersion;
  value?: Points | null;
  deliveryType?: DeliveryType;
  memo?: Memo;
};
