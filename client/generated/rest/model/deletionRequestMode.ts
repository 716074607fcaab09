/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeletionRequestMode = typeof DeletionRequestMode[keyof typeof DeletionRequestMode];


export const DeletionRequestMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;
