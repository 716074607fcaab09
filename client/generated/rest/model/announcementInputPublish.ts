/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * NOW keeps the time of one that is out already
 */
export type AnnouncementInputPublish = typeof AnnouncementInputPublish[keyof typeof AnnouncementInputPublish];


export const AnnouncementInputPublish = {
  DRAFT: 'DRAFT',
  NOW: 'NOW',
  AT: 'AT',
} as const;
