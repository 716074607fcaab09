/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Rule = typeof Rule[keyof typeof Rule];


export const Rule = {
  ALLOW: 'ALLOW',
  WARN: 'WARN',
  REFUSE: 'REFUSE',
} as const;
