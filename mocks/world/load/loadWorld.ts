import type { World } from '../model/types.ts';
import { tablesOf } from '../tables.ts';
import { copyText } from './copyText.ts';

/** Where a world is loaded: `Database.load` of the api. */
export interface Target {
  load<T>(run: (loader: Loader) => Promise<T>): Promise<T>;
  sql: { exec(sql: string): Promise<void> };
}

interface Loader {
  query(sql: string): Promise<unknown[]>;
  copy(target: string, chunks: Iterable<string>): Promise<void>;
}

export interface LoadOptions {
  /**
   * For worlds of millions of rows: leaves foreign keys unchecked and builds the indexes afterwards. The role must be a
   * superuser. Default false.
   */
  trust?: boolean;
  /** Called for each table after it was filled. */
  onTable?: (loaded: LoadedTable) => void;
}

/** A filled table. */
export interface LoadedTable {
  table: string;
  rows: number;
  ms: number;
}

/**
 * Loads a world into an academy without people, in one transaction. Values that triggers would compute come with the
 * world, and no audit log is written. Rows that the migrations inserted into the same tables are replaced.
 */
export async function loadWorld(target: Target, world: World, options: LoadOptions = {}): Promise<LoadedTable[]> {
  const { trust = false, onTable } = options;
  const tables = tablesOf(world);
  const loaded = await target.load(async (loader) => {
    const names = tables.map(({ table }) => table);
    const finish = trust ? await trustRows(loader) : await silenceTriggers(loader, names);
    for (const name of names.toReversed()) await loader.query(`delete from ${name}`);
    const done: LoadedTable[] = [];
    for (const { table, rows } of tables) {
      const start = performance.now();
      const count = await copyRows(loader, table, rows);
      const one = { table, rows: count, ms: performance.now() - start };
      done.push(one);
      onTable?.(one);
    }
    await finish();
    // Pay is computed in one place, the database; slips are what it computed.
    await loader.query('select freeze_missing_slips()');
    return done;
  });
  await target.sql.exec('analyze');
  return loaded;
}

async function silenceTriggers(loader: Loader, names: string[]): Promise<() => Promise<void>> {
  for (const name of names) await loader.query(`alter table ${name} disable trigger user`);
  return async () => {
    for (const name of names) await loader.query(`alter table ${name} enable trigger user`);
  };
}

/** Building an index at the end is much cheaper than inserting keys one by one. Indexes of constraints stay. */
async function trustRows(loader: Loader): Promise<() => Promise<void>> {
  await loader.query('set local session_replication_role = replica');
  await loader.query(`set local maintenance_work_mem = '256MB'`);
  const indexes =
    (await loader.query(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`)) as {
      name: string;
      definition: string;
    }[];
  for (const { name } of indexes) await loader.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await loader.query(definition);
  };
}

async function copyRows(loader: Loader, table: string, rows: Iterable<object>): Promise<number> {
  let count = 0;
  const counted = function* () {
    for (const row of rows) {
      count++;
      yield row;
    }
  };
  const text = copyText(counted());
  if (text) await loader.copy(`${table} (${text.columns.join(', ')})`, text.chunks);
  return count;
}
