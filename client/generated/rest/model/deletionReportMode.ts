/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeletionReportMode = typeof DeletionReportMode[keyof typeof DeletionReportMode];


export const DeletionReportMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;
