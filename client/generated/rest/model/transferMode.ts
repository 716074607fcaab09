/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TransferMode = typeof TransferMode[keyof typeof TransferMode];


export const TransferMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;
