/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportRequestMode = typeof ImportRequestMode[keyof typeof ImportRequestMode];


export const ImportRequestMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;
