import type { Column, Link, Table, Value } from './world.ts';

/** What is compared with: a value, or in permissions the session variable whose text is cast. */
export type Operand = { value: Value } | { session: string };

/** A condition on a row, as it stands in `where` or in a permission. */
export type Condition =
  | { is: 'and' | 'or'; all: Condition[] }
  | { is: 'not'; of: Condition }
  | { is: 'compare'; column: Column; operator: string; operand: Operand }
  | { is: 'related'; link: Link; where: Condition }
  /** How many related rows there are that meet the filter. */
  | { is: 'count'; link: Link; distinct: Column | null; filter: Condition | null; operator: string; count: number }
  /** Only in permissions: another column of the row, or of the row the permission stands on. */
  | { is: 'columns'; column: Column; operator: string; other: Column; root: boolean }
  | { is: 'exists'; table: Table; where: Condition };

export const ALWAYS: Condition = { is: 'and', all: [] };
