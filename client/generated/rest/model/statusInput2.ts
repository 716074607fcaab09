/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StatusInput2Status } from './statusInput2Status.ts';
import type { Version5 } from './version5.ts';

export interface StatusInput2 {
  version: Version5;
  status: StatusInput2Status;
}
