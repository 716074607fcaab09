/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface DeletionLine {
  /** Korean */
  label: string;
  /**
     * How many; null where one cannot count
     * @nullable
     */
  count: number | null;
}
