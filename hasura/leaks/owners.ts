/** Finds, by the foreign keys, the rows of other students and the values that occur only there. */
import type { SqlClient } from '#engine';
import { readForeignKeys, readPrimaryKeys, readTables, type ForeignKey, type Table } from '../catalog.ts';

/** A row and whether it is another student's. */
export interface KnownRow {
  values: Record<string, unknown>;
  /** Public, regardless of its author. */
  isPublished: boolean;
  isOthers: boolean;
}

/** A table with all its rows. */
export interface KnownTable extends Table {
  rows: KnownRow[];
  /** Columns of the primary key. */
  key: string[];
  /** Foreign keys. */
  keys: ForeignKey[];
}

/**
 * Every table with its rows. A row is another student's when a foreign key leads from it to another student, in as many
 * steps as it takes. Rows that are `published`, by a condition on their table, are nobody's.
 */
export async function knownTables(
  client: SqlClient,
  studentId: string,
  published: Readonly<Record<string, string>>,
): Promise<Map<string, KnownTable>> {
  const keys = await readForeignKeys(client);
  const primaryKeys = await readPrimaryKeys(client);
  const students = await client.query<{ id: string }>('select id from students where id <> $1', [studentId]);
  const others = new Set(students.map(({ id }) => id));
  const tables = new Map<string, KnownTable>();
  for (const table of await readTables(client)) {
    if (table.isView || table.name === 'audit_log') continue;
    const rows = await client.query<{ values: Record<string, unknown>; published: boolean }>(
      `select to_json(t) as values, coalesce(${published[table.name] ?? 'false'}, false) as published
      from ${table.name} as t`,
    );
    const isPerson = table.name === 'students' || table.name === 'users';
    tables.set(table.name, {
      ...table,
      key: primaryKeys.flatMap((key) => (key.table === table.name ? [key.column] : [])),
      keys: keys.filter((key) => key.table === table.name),
      rows: rows.map(({ values, published: isPublished }) => ({
        values,
        isPublished,
        isOthers: isPerson && others.has(String(values['id'])),
      })),
    });
  }
  while (spread(tables)) continue;
  return tables;
}

/** Words of the schema, such as `NEW`, are in other columns too. */
const code = /^[A-Z_]+$/;

/** Texts and ids that occur only in rows of other students. */
export function secretsOf(tables: Map<string, KnownTable>): Set<string> {
  const [secrets, known] = [new Set<string>(), new Set<string>()];
  for (const { columns, rows } of tables.values()) {
    const told = columns.filter(({ type }) => type === 'text' || type === 'uuid').map(({ name }) => name);
    for (const { values, isOthers } of rows) {
      for (const name of told) {
        const value = values[name];
        if (typeof value === 'string' && value.length >= 3 && !code.test(value))
          (isOthers ? secrets : known).add(value);
      }
    }
  }
  return secrets.difference(known);
}

/** Marks the rows that hang on marked rows; true when there were any. */
function spread(tables: Map<string, KnownTable>): boolean {
  let found = false;
  for (const { keys, rows } of tables.values()) {
    for (const { columns, target, targetColumns } of keys) {
      const marked = new Set(
        tables.get(target)?.rows.flatMap(({ isOthers, values }) => (isOthers ? [keyText(values, targetColumns)] : [])),
      );
      for (const row of rows) {
        const key = keyText(row.values, columns);
        if (row.isOthers || row.isPublished || key === undefined || !marked.has(key)) continue;
        row.isOthers = true;
        found = true;
      }
    }
  }
  return found;
}

/** The values of columns as one text; null when one of them is null. */
function keyText(values: Record<string, unknown>, columns: string[]): string | undefined {
  const key = columns.map((column) => values[column]);
  return key.includes(null) ? undefined : key.join(' ');
}
