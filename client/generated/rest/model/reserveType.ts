/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReserveType = typeof ReserveType[keyof typeof ReserveType];


export const ReserveType = {
  CLINIC: 'CLINIC',
  COUNSEL: 'COUNSEL',
} as const;
