import type { SqlClient } from '#engine';

/**
 * Makes what is checked at the commit be checked now, in a transaction that goes on.
 * @returns a function that does it; what is deferred by nature is deferred again after it
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
