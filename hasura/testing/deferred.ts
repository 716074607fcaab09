import type { SqlClient } from '#engine';

/**
 * Runs deferred checks now, in a transaction that continues.
 * @returns a function that does it and then restores the deferred constraints
 */
export async function commitChecks(client: SqlClient): Promise<() => Promise<void>> {
  const rows = await client.query<{ name: string }>(
    'select distinct quote_ident(conname) as name from pg_constraint where condeferred',
  );
  const names = rows.map(({ name }) => name).join(', ');
  return async () => {
    await client.query('set constraints all immediate');
    if (names !== '') await client.query(`set constraints ${names} deferred`);
  };
}
