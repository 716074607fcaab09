/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnnouncementInput } from './announcementInput.ts';

export type AnnouncementChange = AnnouncementInput & {
  /**
     * The version this change was made from
     * @minimum 1
     */
  version: number;
};
