/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ResendAddressee } from './resendAddressee.ts';

export interface Resend {
  sendKey: Id;
  addressee: ResendAddressee;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}
