import type { Coerced } from '../plan/coerce.ts';
import { invalid, type Path } from '../errors.ts';
import { ALWAYS, both, isAlways, type BoolExp, type Column, type Table } from '../model/types.ts';
import { boolExpSql, whereSql } from '../sql/where/boolExp.ts';
import { columnOf, quote, relation, type Statement } from '../sql/statement.ts';
import { arrayText, columnText } from '../sql/where/where.ts';
import { NOTHING, TARGET, type Writer, type Written } from './writer.ts';

/** One update: `_set`, `_inc` … as given, and the rows they go to. */
export interface Update {
  table: Table;
  operators: Readonly<Record<string, Coerced>>;
  where: BoolExp;
  wantsRows: boolean;
  /** Where a column given twice is reported. */
  path: Path;
}

/** Updates the rows that the role's filter and `where` pick; nothing to change is no error. */
export async function updateRows(
  writer: Writer,
  { table, operators, where, wantsRows, path }: Update,
): Promise<Written> {
  const statement = writer.statement();
  const permission = writer.view.of(table).update;
  const assignments = readAssignments(table, operators, path);
  const presets = [...(permission?.set ?? [])];
  if (!assignments.length && !presets.length) return NOTHING;
  const set = [
    ...assignments.map(
      ({ column, operator, value }) => `${quote(column.name)} = ${OPERATORS[operator]!(statement, column, value)}`,
    ),
    ...presets.map(([column, value]) => `${quote(column.name)} = ${statement.value(value, column.sqlType)}`),
  ];
  const picked = boolExpSql(statement, both(permission?.filter ?? ALWAYS, where), TARGET);
  const sql = `update ${relation(table)} as ${TARGET} set ${set.join(', ')}${whereSql([picked])}`;
  const check = permission && !isAlways(permission.check) ? boolExpSql(statement, permission.check, TARGET) : null;
  return writer.write(statement, table, sql, { check, wantsRows, path: [] });
}

interface Assignment {
  column: Column;
  operator: string;
  value: Coerced;
}

type OperatorSql = (statement: Statement, column: Column, value: Coerced) => string;

const jsonbOperator =
  (symbol: string, sqlType: string): OperatorSql =>
  (statement, column, value) =>
    `${columnOf(TARGET, column)} ${symbol} ${statement.param(arrayText(value), sqlType)}`;

const OPERATORS: Readonly<Record<string, OperatorSql>> = {
  _set: (statement, column, value) => statement.param(columnText(column, value), column.sqlType),
  _inc: (statement, column, value) =>
    `${columnOf(TARGET, column)} + ${statement.param(columnText(column, value), column.sqlType)}`,
  _append: jsonbOperator('||', 'jsonb'),
  _prepend: (statement, column, value) =>
    `${statement.param(arrayText(value), 'jsonb')} || ${columnOf(TARGET, column)}`,
  _delete_key: jsonbOperator('-', 'text'),
  _delete_elem: jsonbOperator('-', 'int4'),
  _delete_at_path: jsonbOperator('#-', 'text[]'),
};

/** @throws QueryError when one column is given to several operators */
function readAssignments(table: Table, operators: Readonly<Record<string, Coerced>>, path: Path): Assignment[] {
  const assignments = Object.keys(OPERATORS).flatMap((operator) =>
    Object.entries((operators[operator] ?? {}) as Record<string, Coerced>).flatMap(([name, value]): Assignment[] => {
      const column = table.columns.find(({ graphqlName }) => graphqlName === name);
      return column ? [{ column, operator, value }] : [];
    }),
  );
  const names = assignments.map(({ column }) => column.name);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (!repeated.length) return assignments;
  throw invalid(path, `Column found in multiple operators: [${repeated.map((name) => `'${name}'`).join(', ')}].`);
}
