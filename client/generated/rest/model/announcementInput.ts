/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnnouncementInputPublish } from './announcementInputPublish.ts';
import type { RichText } from './richText.ts';

export interface AnnouncementInput {
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  body: RichText;
  /** NOW keeps the time of one that is out already */
  publish: AnnouncementInputPublish;
  /** When students see it from; only with AT, in the future */
  publishAt?: string;
}
