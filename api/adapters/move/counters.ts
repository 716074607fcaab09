import type { SqlClient } from '#engine';

/** The counter of a sequence that was used. */
export interface Counter {
  name: string;
  last: string;
}

/** The counters of all sequences. */
export const readCounters = (source: SqlClient): Promise<Counter[]> =>
  source.query<Counter>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where last_value is not null and schemaname <> 'hdb_catalog'`,
  );

/** Sets the counters of the same sequences, as far as they are there. */
export async function setCounters(target: SqlClient, counters: readonly Counter[]): Promise<void> {
  for (const { name, last } of counters)
    await target.query('select setval(found, $2::bigint) from to_regclass($1) as found where found is not null', [
      name,
      last,
    ]);
}
