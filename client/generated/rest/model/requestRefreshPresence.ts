/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RequestRefreshPresence = typeof RequestRefreshPresence[keyof typeof RequestRefreshPresence];


export const RequestRefreshPresence = {
  here: 'here',
  gone: 'gone',
} as const;
