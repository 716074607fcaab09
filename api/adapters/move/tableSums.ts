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

/** Each table with its number of rows and a checksum of them, whatever order they are in. @param tables all when absent */
export async function tableSums(client: SqlClient, tables?: readonly string[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const name of tables ?? (await tablesOf(client))) {
    const hash = 'md5(row::text)';
    const [sum] = await client.query<{ count: number; sum: string | null }>(
      `select count(*) as count, md5(string_agg(${hash}, '' order by ${hash})) as sum from ${name} as row`,
    );
    sums.push({ name, count: sum?.count ?? -1, sum: sum?.sum ?? null });
  }
  return sums;
}

/** Names of the tables that are not in both with the same number of rows and checksum. */
export function unequal(before: readonly TableSum[], after: readonly TableSum[]): string[] {
  const text = ({ count, sum }: TableSum) => `${count} ${sum}`;
  const found = new Map(after.map((each) => [each.name, text(each)]));
  return before.filter((each) => found.get(each.name) !== text(each)).map(({ name }) => name);
}
