/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PrintRequestWho = typeof PrintRequestWho[keyof typeof PrintRequestWho];


export const PrintRequestWho = {
  BLANK: 'BLANK',
  ALL: 'ALL',
  CHOSEN: 'CHOSEN',
} as const;
