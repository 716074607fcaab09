/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface SheetField {
  id: string;
  /** Number of the question; 0 for a digit of the student number */
  question: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** As read: marked options one after the other, empty for none */
  value: string;
  flagged: boolean;
  confidence: number;
}
