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

/** Sets the counters of the same sequences. */
export async function setCounters(target: SqlClient, counters: readonly Counter[]): Promise<void> {
  for (const { name, last } of counters) await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
}
