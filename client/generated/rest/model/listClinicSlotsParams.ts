/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReserveType } from './reserveType.ts';

export type ListClinicSlotsParams = {
startDate: string;
endDate: string;
reserveType?: ReserveType;
};
