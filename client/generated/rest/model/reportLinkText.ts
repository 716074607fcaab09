/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A text that takes each link to the parent
 */
export interface ReportLinkText {
  sendKey: Id;
  /**
     * With #{링크}, and #{이름} and #{시험} where they are wanted
     * @minLength 1
     * @maxLength 1000
     */
  body: string;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}
