/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuthInfo } from './authInfo.ts';

export type ChangeSupervisorPassword200 = {
  auth: AuthInfo | null;
};
