/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { Id } from './id.ts';
import type { Points } from './points.ts';

export interface StudentScore {
  examId: Id;
  userId: Id;
  version: CellVersion;
  value: Points | null;
}
