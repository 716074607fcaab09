/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportReportMode = typeof ImportReportMode[keyof typeof ImportReportMode];


export const ImportReportMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;
