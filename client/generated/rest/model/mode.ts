/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PREVIEW writes nothing
 */
export type Mode = typeof Mode[keyof typeof Mode];


export const Mode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;
