/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SmsInputAddressee } from './smsInputAddressee.ts';

export interface SmsInput {
  sendKey: Id;
  addressee: SmsInputAddressee;
  /**
     * At most 2,000 bytes of EUC-KR
     * @minLength 1
     * @maxLength 2000
     */
  body: string;
  /**
     * @minItems 1
     * @maxItems 20000
     */
  studentIds: Id[];
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}
