/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type NoticeInputKind = typeof NoticeInputKind[keyof typeof NoticeInputKind];


export const NoticeInputKind = {
  STAFF: 'STAFF',
  CLINIC: 'CLINIC',
} as const;
