/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ReserveType } from './reserveType.ts';

export type ListClinicTaAssignmentsParams = {
date: string;
reserveType?: ReserveType;
/**
 * Everybody when absent
 */
taId?: Id;
};
