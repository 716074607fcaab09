/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface RevokedLinks {
  /** Links that opened until now */
  revoked: number;
}
