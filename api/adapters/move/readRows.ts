import type { SqlClient } from '#engine';

const mostRows = 5000;
/** Bytes that the rows of one batch take, roughly: a few MB in memory, however large a row is. */
const batchBytes = 4_000_000;

/** Rows of a table as lines of COPY's text format. */
export interface Rows {
  /** The table with its columns, as COPY names them. */
  into: string;
  lines: string;
}

/** Reads a table in batches, in a transaction that sees one moment or that nobody writes beside. */
export async function* readRows(source: SqlClient, table: string): AsyncGenerator<Rows> {
  const columns = await source.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const line = names.map((name) => `coalesce(${escaped(`${name}::text`)}, '\\N')`).join(` || E'\\t' || `);
  const batch = await batchOf(source, table);
  for (let after = '(0,0)'; ;) {
    const rows = await source.query<{ place: string; line: string }>(
      `select ctid::text as place, ${line || `''`} as line from ${table} where ctid > $1::tid order by ctid limit ${batch}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield { into: `${table} (${names.join(', ')})`, lines: rows.map((row) => `${row.line}\n`).join('') };
    after = last.place;
  }
}

async function batchOf(source: SqlClient, table: string): Promise<number> {
  const [size] = await source.query<{ rows: number }>(
    `select greatest(1, least(${mostRows}, ${batchBytes} * (count(*) + 1) / greatest(1, pg_table_size($1::regclass))))::int as rows
    from ${table}`,
    [table],
  );
  return size?.rows ?? 1;
}

// COPY's text format.
const escaped = (text: string): string =>
  [
    ['\\\\', '\\\\\\\\'],
    ['\\t', '\\\\t'],
    ['\\n', '\\\\n'],
    ['\\r', '\\\\r'],
  ].reduce((inner, [from, to]) => `replace(${inner}, E'${from}', E'${to}')`, text);
