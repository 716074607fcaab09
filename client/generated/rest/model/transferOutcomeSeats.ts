/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The other lecture on its fullest day from then on
 */
export type TransferOutcomeSeats = {
  taken: number;
  capacity: number;
};
