/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { ClinicStatus } from './clinicStatus.ts';

export interface ClinicInput {
  version: CellVersion;
  clinicStatus: ClinicStatus;
}
