/** Changes the rows of other students, to see whether an answer changes. */
import type { SqlClient, SqlDatabase } from '#engine';
import type { KnownTable } from './owners.ts';

type Tables = Map<string, KnownTable>;

/**
 * Changes every column of other students' rows that the checks let it change; neither keys nor what publishes a row.
 * @returns how many values
 */
export async function scramble(db: SqlDatabase, tables: Tables, published: Record<string, string>): Promise<number> {
  return withoutTriggers(db, async (client) => {
    let changed = 0;
    for (const table of tables.values()) {
      const theirs = keysOfOthers(table);
      if (theirs.length === 0) continue;
      for (const column of table.columns) {
        const change = changes[column.type]?.(column.name, keyOf(table));
        const isKey =
          column.isGenerated || [...table.key, ...table.keys.flatMap((key) => key.columns)].includes(column.name);
        if (change === undefined || isKey || published[table.name]?.includes(column.name)) continue;
        const sql = `update ${table.name} set ${column.name} = ${change} where ${keyOf(table)} = any($1)`;
        if (await attempt(client, sql, theirs)) changed += theirs.length;
      }
    }
    return changed;
  });
}

/** Takes every row of other students out, as if it had never been there. @returns how many rows */
export async function removeOthers(db: SqlDatabase, tables: Tables): Promise<number> {
  return withoutTriggers(db, async (client) => {
    let removed = 0;
    for (const table of tables.values()) {
      const theirs = keysOfOthers(table);
      removed += theirs.length;
      await client.query(`delete from ${table.name} where ${keyOf(table)} = any($1)`, [theirs]);
    }
    return removed;
  });
}

/** No trigger may refuse or repeat a change: this is not about rules. */
async function withoutTriggers(db: SqlDatabase, run: (client: SqlClient) => Promise<number>): Promise<number> {
  return db.transaction(async (client) => {
    await client.query('set local session_replication_role = replica');
    return run(client);
  });
}

async function attempt(client: SqlClient, sql: string, keys: string[]): Promise<boolean> {
  await client.query('savepoint before');
  try {
    await client.query(sql, [keys]);
    return true;
  } catch {
    await client.query('rollback to savepoint before');
    return false;
  }
}

const keyOf = ({ key }: KnownTable) => `concat_ws(' ', ${key.join(', ')})`;

const keysOfOthers = ({ key, rows }: KnownTable) =>
  rows.flatMap(({ isOthers, values }) => (isOthers ? [key.map((column) => String(values[column])).join(' ')] : []));

/** By how much a row's value changes: another number for each, so that their order changes too. */
const step = (key: string) => `(('x' || left(md5(${key}), 4))::bit(16)::integer % 50 - 25)`;

const changes: Record<string, (column: string, key: string) => string> = {
  text: (column, key) => `left(md5(${key}), 3) || ${column}`,
  boolean: (column) => `not ${column}`,
  integer: (column, key) => `${column} + ${step(key)}`,
  smallint: (column, key) => `${column} + ${step(key)}`,
  numeric: (column, key) => `${column} + ${step(key)}`,
  date: (column, key) => `${column} + ${step(key)}`,
  'timestamp with time zone': (column, key) => `${column} + ${step(key)} * interval '1 day'`,
};
