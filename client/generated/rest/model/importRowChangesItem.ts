/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportRowChangesItem = {
  field: string;
  /** Korean */
  label: string;
  before: string;
  after: string;
};
