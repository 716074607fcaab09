import type { CatalogConstraint } from '../catalog/types.ts';
import type { Coerced } from '../plan/coerce.ts';
import type { RoleView } from '../model/roleView.ts';
import { ALWAYS, both, type BoolExp, type Column, type Table } from '../model/types.ts';
import { boolExpSql, whereSql } from '../sql/where/boolExp.ts';
import { quote, type Statement } from '../sql/statement.ts';
import { readWhere } from '../sql/where/where.ts';
import { TARGET } from './writer.ts';

/** Meaning of `on_conflict`. */
export interface Conflict {
  constraint: CatalogConstraint;
  /** Columns to update from the new row; none means to leave the old row alone. */
  update: Column[];
  where: BoolExp;
}

export function readConflict(view: RoleView, table: Table, input: Coerced): Conflict | null {
  if (!input) return null;
  const { constraint, update_columns: update, where } = input as Record<string, Coerced>;
  return {
    constraint: constraint as CatalogConstraint,
    update: [...new Set(update as Column[])],
    where: readWhere(view, table, where),
  };
}

/** ` on conflict …`. The update permission's filter and presets apply to the updated rows. */
export function conflictSql(statement: Statement, table: Table, conflict: Conflict | null): string {
  if (!conflict) return '';
  const target = ` on conflict on constraint ${quote(conflict.constraint.name)}`;
  if (!conflict.update.length) return `${target} do nothing`;
  const permission = statement.view.of(table).update;
  const taken = conflict.update.map((column) => `${quote(column.name)} = excluded.${quote(column.name)}`);
  const presets = [...(permission?.set ?? [])].map(
    ([column, value]) => `${quote(column.name)} = ${statement.value(value, column.sqlType)}`,
  );
  const where = both(permission?.filter ?? ALWAYS, conflict.where);
  return `${target} do update set ${[...taken, ...presets].join(', ')}${whereSql([boolExpSql(statement, where, TARGET)])}`;
}
