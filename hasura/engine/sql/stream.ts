import { invalid } from '../errors.ts';
import { ALWAYS, type Column, type Table } from '../model/types.ts';
import type { Coerced } from '../plan/coerce.ts';
import type { Text } from '../plan/deferred.ts';
import { Deferred } from '../plan/deferred.ts';
import type { SelectedField } from '../plan/selection.ts';
import { boolExpSql, whereSql } from './where/boolExp.ts';
import { jsonObject } from './json.ts';
import { rowMembers } from './select.ts';
import { columnOf, literal, type Statement } from './statement.ts';
import { visibleSql } from './where/visible.ts';
import { columnText, readWhere } from './where/where.ts';

/** The cursor of a stream: the column it is ordered by, and the value of the last row. */
export interface Cursor {
  column: Column;
  direction: 'asc' | 'desc';
  /** The value that the subscription starts after; null starts with the first row. */
  initial: Text;
}

/** @throws QueryError unless the cursor is of exactly one column */
export function readCursor(table: Table, { args, path }: SelectedField): Cursor {
  const cursors = args['cursor'] as (Record<string, Coerced> | null)[];
  const at = [...path, 'args', 'cursor'];
  const [cursor] = cursors;
  if (!cursor || cursors.length > 1) throw invalid(at, 'multiple column cursors are not supported yet');
  const entries = Object.entries(cursor['initial_value'] as Record<string, Coerced>);
  const [entry] = entries;
  const column = table.columns.find(({ graphqlName }) => graphqlName === entry?.[0]);
  if (!entry || !column) throw invalid([...at, 0], 'cursor streaming requires at least one column');
  if (entries.length > 1) throw invalid([...at, 0], 'multiple column cursors are not supported yet');
  return {
    column,
    direction: cursor['ordering'] === 'DESC' ? 'desc' : 'asc',
    initial: columnText(column, entry[1]),
  };
}

/**
 * The rows after the cursor: one row with `data`, JSON text, `cursor`, the value of the last of them, and `count`.
 * The first parameter is that value, passed again for every batch.
 */
export function streamSql(statement: Statement, table: Table, field: SelectedField, cursor: Cursor): string {
  const alias = statement.alias();
  const { column, direction } = cursor;
  const after = statement.param(null, column.sqlType);
  const value = columnOf(alias, column);
  const filter = statement.view.of(table).select?.filter ?? ALWAYS;
  const where = whereSql([
    boolExpSql(statement, filter, alias),
    boolExpSql(statement, readWhere(statement.view, table, field.args['where']), alias),
    `(${after} is null or ${visibleSql(statement, alias, column)} ${direction === 'asc' ? '>' : '<'} ${after})`,
  ]);
  const limit = statement.param(
    smallerOf(field.args['batch_size'] as Text, statement.view.of(table).select?.limit),
    'int8',
  );
  const row = jsonObject(rowMembers(statement, alias, field.fields));
  const rows = `select ${row} as row, ${value} as cursor from ${statement.from(table, alias)}${where} order by ${value} ${direction} limit ${limit}`;
  const list = `coalesce(json_agg(s.row), '[]'::json)`;
  const data = `'{' || ${literal(`${JSON.stringify(field.key)}:`)} || ${list}::text || '}' as data`;
  return `select ${data}, (array_agg(s.cursor))[count(*)]::text as cursor, count(*)::int4 as count from (${rows}) s`;
}

function smallerOf(size: Text, permitted: number | null | undefined): Text {
  if (permitted === null || permitted === undefined) return size;
  const smaller = (known: string | null) => String(Math.min(Number(known), permitted));
  return size instanceof Deferred ? size.map(smaller) : smaller(size);
}
