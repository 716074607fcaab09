/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportRowKind = typeof ImportRowKind[keyof typeof ImportRowKind];


export const ImportRowKind = {
  NEW: 'NEW',
  CHANGED: 'CHANGED',
  SAME: 'SAME',
  REFUSED: 'REFUSED',
} as const;
