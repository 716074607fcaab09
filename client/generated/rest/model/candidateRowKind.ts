/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One student; several it may be; nobody; in the week already; the same student as in a row above
 */
export type CandidateRowKind = typeof CandidateRowKind[keyof typeof CandidateRowKind];


export const CandidateRowKind = {
  MATCHED: 'MATCHED',
  AMBIGUOUS: 'AMBIGUOUS',
  UNKNOWN: 'UNKNOWN',
  PRESENT: 'PRESENT',
  REPEATED: 'REPEATED',
} as const;
