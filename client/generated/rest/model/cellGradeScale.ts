/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type CellGradeScale = typeof CellGradeScale[keyof typeof CellGradeScale] | null;


export const CellGradeScale = {
  NUMBER_5: 5,
  NUMBER_9: 9,
} as const;
