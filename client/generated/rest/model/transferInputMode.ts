/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TransferInputMode = typeof TransferInputMode[keyof typeof TransferInputMode];


export const TransferInputMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;
