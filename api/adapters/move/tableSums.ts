import type { SqlClient } from '#engine';

/** A table's rows as a number and a checksum. */
export interface TableSum {
  name: string;
  count: number;
  sum: string | null;
}

/** All tables that are not the system's, by name. */
export async function tablesOf(client: SqlClient): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** Each table with its number of rows and a checksum of them, whatever order they are in. */
export async function tableSums(client: SqlClient): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const name of await tablesOf(client)) {
    const hash = 'md5(row::text)';
    const [sum] = await client.query<{ count: number; sum: string | null }>(
      `select count(*) as count, md5(string_agg(${hash}, '' order by ${hash})) as sum from ${name} as row`,
    );
    sums.push({ name, count: sum?.count ?? -1, sum: sum?.sum ?? null });
  }
  return sums;
}
