/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReportCardItemsItemMark = typeof ReportCardItemsItemMark[keyof typeof ReportCardItemsItemMark];


export const ReportCardItemsItemMark = {
  RIGHT: 'RIGHT',
  WRONG: 'WRONG',
  VOID: 'VOID',
} as const;
