import type { Column } from '../../model/types.ts';
import { boolExpSql } from './boolExp.ts';
import { columnSql } from '../column.ts';
import type { Statement } from '../statement.ts';

/** The value of a column as the role may see it: null in rows whose value an inherited role does not show. */
export function visibleSql(
  statement: Statement,
  alias: string,
  column: Column,
  sql = columnSql(statement, alias, column),
): string {
  const shownWhen = statement.view.shownWhen(column);
  return shownWhen ? `case when ${boolExpSql(statement, shownWhen, alias)} then ${sql} end` : sql;
}
