/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClinicStatus } from './clinicStatus.ts';
import type { Id } from './id.ts';
import type { RetakeNumber } from './retakeNumber.ts';

export type RegradeResultChangesItem = {
  scoreId: Id;
  retakeNumber: RetakeNumber;
  studentName: string;
  /** @nullable */
  before: number | null;
  /** @nullable */
  after: number | null;
  clinicBefore: ClinicStatus;
  clinicAfter: ClinicStatus;
};
