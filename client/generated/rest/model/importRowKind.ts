/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * DUPLICATE waits for a decision: it may be one of the candidates
 */
export type ImportRowKind = typeof ImportRowKind[keyof typeof ImportRowKind];


export const ImportRowKind = {
  NEW: 'NEW',
  CHANGED: 'CHANGED',
  SAME: 'SAME',
  DUPLICATE: 'DUPLICATE',
  REFUSED: 'REFUSED',
} as const;
