/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type SiblingDecisionStatus = typeof SiblingDecisionStatus[keyof typeof SiblingDecisionStatus] | null;


export const SiblingDecisionStatus = {
  CONFIRMED: 'CONFIRMED',
  REFUSED: 'REFUSED',
} as const;
