/** How an expectation is written: who reads and writes which columns of which rows. */

/** Tables of one slice, by their SQL names. A role that is not named sees nothing of the table. */
export type SliceAccess = Readonly<Record<string, TableAccess>>;

export type TableAccess = Readonly<Partial<Record<Role, Access>>>;

export type Role = 'anonymous' | 'student' | 'ta' | 'manager';

/**
 * The permissions of one role on one table. Columns are SQL names with spaces between them; rows are the permission's
 * filter in words (`row rule`): `all`, `student_id = me`, `lecture.enrollments.student_id = me or is_public = true`.
 */
export interface Access {
  /** Readable columns. */
  read?: string;
  /** Row rule of reading; `all` when absent. */
  rows?: string;
  /** Whether the role may aggregate; by default only staff may. */
  aggregates?: boolean;
  /** Root fields of the role, where it does not have all: `select select_by_pk`; empty for none. */
  roots?: string;
  /** Columns allowed on insert; with a row rule when not every row is allowed. */
  insert?: string | Write;
  /** Columns that may be changed. */
  update?: string | Write;
  /** Row rule of deleting. */
  delete?: string;
}

export interface Write {
  columns: string;
  /** Row rule of the rows that may be written. */
  rows: string;
  /** Row rule of what a written row must look like; `all` when absent. */
  check?: string;
  /** Columns with a preset that no request can change: `created_by = me`. */
  presets?: string;
}

/** The same for TAs and managers. */
export function staff(access: Access): TableAccess {
  return { ta: access, manager: access };
}

/** A TA reads their own rows, a manager all. */
export function ofTa(read: string, more: Pick<Access, 'aggregates'> = {}): TableAccess {
  return { ta: { read, rows: 'ta_id = me', ...more }, manager: { read, ...more } };
}

/** Rows that no screen counts or sums. */
export const notSummed = { aggregates: false };

/** The longest list a role is given in one answer. */
export const listLimits: Record<Role, number> = { anonymous: 100, student: 100, ta: 10_000, manager: 10_000 };

export const roles = Object.keys(listLimits) as Role[];
