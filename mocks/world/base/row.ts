import type { Insertable } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { instant } from './calendar.ts';

/** A row to insert: columns that a generator leaves out get their defaults. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** The rows of a table, one at a time. */
export type Rows<Table extends keyof Tables> = Iterable<NewRow<Table>>;

/** Who created a row and when; by default it has not been changed since. */
export function stamps(by: string | null, day: number, minutes = 540, changed?: string) {
  const at = instant(day, minutes);
  return { created_by: by, created_at: at, updated_at: changed ?? at };
}

/** The same for a table without an author column. */
export function times(day: number, minutes = 540, changed?: string) {
  const at = instant(day, minutes);
  return { created_at: at, updated_at: changed ?? at };
}
