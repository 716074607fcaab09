/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { ClinicStatus } from './clinicStatus.ts';
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';
import type { Memo } from './memo.ts';
import type { Points } from './points.ts';
import type { RetakeNumber } from './retakeNumber.ts';
import type { Status } from './status.ts';

/**
 * What one cell becomes; a value that is left out stays
 */
export interface CellChange {
  scoreId: Id;
  retakeNumber?: RetakeNumber;
  version?: CellVersion;
  value?: Points | null;
  deliveryType?: DeliveryType;
  memo?: Memo;
  clinicStatus?: ClinicStatus;
  /** @minimum 1 */
  scoreVersion?: number;
  status?: Status;
}
