/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ReserveInput {
  /** Wait for a seat when there is none */
  wait?: boolean;
}
