/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellGradeScale } from './cellGradeScale.ts';
import type { CellVersion } from './cellVersion.ts';
import type { ClinicStatus } from './clinicStatus.ts';
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';
import type { RetakeNumber } from './retakeNumber.ts';
import type { Status } from './status.ts';

/**
 * One attempt of a score, as it is now
 */
export interface Cell {
  /**
     * Null where nothing was written to the first attempt yet
     * @nullable
     */
  id: string | null;
  scoreId: Id;
  retakeNumber: RetakeNumber;
  status: Status;
  /** Raised by a change of status */
  scoreVersion: number;
  /** @nullable */
  value: number | null;
  deliveryType: DeliveryType;
  clinicStatus: ClinicStatus;
  memo: string;
  /** @nullable */
  grade: number | null;
  /** @nullable */
  gradeScale: CellGradeScale;
  version: CellVersion;
}
