import type { Coerced } from '../plan/coerce.ts';
import type { Text } from '../plan/deferred.ts';
import type { Path } from '../errors.ts';
import { ALWAYS, isAlways, type Column, type Presets, type Table } from '../model/types.ts';
import { boolExpSql } from '../sql/where/boolExp.ts';
import { quote, relation, type Statement } from '../sql/statement.ts';
import { columnText } from '../sql/where/where.ts';
import { conflictSql, type Conflict } from './conflict.ts';
import { NOTHING, TARGET, together, type Writer, type Written } from './writer.ts';

/** A row to insert: given values, and values taken from rows written before. */
export interface NewRow {
  values: ReadonlyMap<Column, Coerced>;
  derived: ReadonlyMap<Column, WrittenValue>;
}

/** A column of a written row. */
export interface WrittenValue {
  table: Table;
  column: Column;
  /** The row as JSON text. */
  row: string;
}

export interface InsertOptions {
  conflict: Conflict | null;
  wantsRows: boolean;
  path: Path;
}

/** Inserts rows in order; neighbours that fill the same columns go in one statement. */
export async function insertRows(
  writer: Writer,
  table: Table,
  rows: readonly NewRow[],
  options: InsertOptions,
): Promise<Written> {
  const parts: Written[] = [];
  for (const group of groups(rows)) parts.push(await insertGroup(writer, table, group, options));
  return together(parts);
}

async function insertGroup(
  writer: Writer,
  table: Table,
  rows: readonly NewRow[],
  options: InsertOptions,
): Promise<Written> {
  const [first] = rows;
  if (!first) return NOTHING;
  const statement = writer.statement();
  const permission = writer.view.of(table).insert;
  const into = `insert into ${relation(table)} as ${TARGET}`;
  const sql = `${into} ${newRowsSql(statement, rows, permission?.set ?? new Map())}${conflictSql(statement, table, options.conflict)}`;
  return writer.write(statement, table, sql, { ...options, check: checkSql(statement, table, options.conflict) });
}

/** `("a", "b") select …`. Given values travel as one JSON parameter however many rows there are. */
function newRowsSql(statement: Statement, rows: readonly NewRow[], presets: Presets): string {
  const [first] = rows;
  const given = [...(first?.values.keys() ?? [])].filter((column) => !presets.has(column));
  const fromGiven = given.map((column, index): [Column, string] => [column, `x.c${index}::${column.sqlType}`]);
  const fromPresets = [...presets].map(([column, value]): [Column, string] => [
    column,
    statement.value(value, column.sqlType),
  ]);
  // A preset overrides any value, also one from a relationship.
  const written = [...(first?.derived ?? [])].filter(([column]) => !presets.has(column));
  const fromWritten = written.map(([column, value]): [Column, string] => [column, writtenSql(statement, value)]);
  const assignments = [...fromGiven, ...fromPresets, ...fromWritten];
  if (!assignments.length) return 'default values';
  const names = assignments.map(([column]) => quote(column.name)).join(', ');
  const values = assignments.map(([, sql]) => sql).join(', ');
  return `(${names}) select ${values} from ${givenSql(statement, given, rows)}`;
}

function givenSql(statement: Statement, given: readonly Column[], rows: readonly NewRow[]): string {
  if (!given.length) return `generate_series(1, ${statement.param(String(rows.length), 'int4')})`;
  const objects = rows.map(({ values }) =>
    Object.fromEntries(given.map((column, index) => [`c${index}`, textOf(column, values)])),
  );
  const json = statement.param(JSON.stringify(objects), 'json');
  return `json_to_recordset(${json}) as x(${given.map((_, index) => `c${index} text`).join(', ')})`;
}

function textOf(column: Column, values: ReadonlyMap<Column, Coerced>): Text {
  return columnText(column, values.get(column) ?? null);
}

function writtenSql(statement: Statement, { table, column, row }: WrittenValue): string {
  return `(json_populate_record(null::${relation(table)}, ${statement.param(row, 'json')})).${quote(column.name)}`;
}

/** An upsert's rows meet the insert check when they are new, the update check when they were there. */
function checkSql(statement: Statement, table: Table, conflict: Conflict | null): string | null {
  const { insert, update } = statement.view.of(table);
  const check = insert?.check ?? ALWAYS;
  const updateCheck = (conflict?.update.length && update?.check) || ALWAYS;
  if (isAlways(check) && isAlways(updateCheck)) return null;
  const sql = boolExpSql(statement, check, TARGET);
  if (isAlways(updateCheck)) return sql;
  return `case when ${TARGET}.xmax = 0 then ${sql} else ${boolExpSql(statement, updateCheck, TARGET)} end`;
}

/** Rows without any value cannot share a statement: `default values` makes one row. */
function groups(rows: readonly NewRow[]): NewRow[][] {
  const found: NewRow[][] = [];
  let last = '';
  for (const row of rows) {
    const key = JSON.stringify([
      [...row.values.keys()].map(({ name }) => name),
      [...row.derived.keys()].map(({ name }) => name),
    ]);
    const isEmpty = !row.values.size && !row.derived.size;
    if (key === last && !isEmpty && sharesDerived(found.at(-1)?.[0], row)) found.at(-1)?.push(row);
    else found.push([row]);
    last = key;
  }
  return found;
}

/** Children of one parent share what they take from it. */
function sharesDerived(one: NewRow | undefined, other: NewRow): boolean {
  return [...other.derived].every(([column, value]) => one?.derived.get(column)?.row === value.row);
}
