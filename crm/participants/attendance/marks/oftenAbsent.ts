import { absencesInARow } from './records.ts';

/**
 * True for a student who missed two or more weeks in a row, counted back from a week; that week is skipped while it has no mark.
 * @param here whether they missed that week; undefined without a mark
 * @param before whether they missed the weeks before it, latest first
 */
export function isOftenAbsent(here: boolean | undefined, before: readonly boolean[]): boolean {
  return absencesInARow([here, ...before]) >= 2;
}
