// PostgreSQL's text format of COPY: a row a line, columns between tabs.

/** A value of a row: an array is written as a PostgreSQL array, the rest as its text. */
type Value = string | number | boolean | null | readonly (string | number)[];

/** The columns of a table, taken from its first row, and all rows as COPY text in chunks; null without rows. */
export function copyText(rows: Iterable<object>): { columns: string[]; chunks: Iterable<string> } | null {
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return null;
  const columns = Object.keys(first.value);
  return { columns, chunks: chunksOf(columns, first.value as Row, iterator as Iterator<Row>) };
}

/** A value as text that COPY reads back unchanged. @throws Error for a value that no column can have */
function copyValue(value: unknown): string {
  if (value === null) return '\\N';
  switch (typeof value) {
    case 'string':
      return special.test(value) ? value.replace(specials, escape) : value;
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    default:
      if (Array.isArray(value)) return copyValue(arrayText(value as (string | number)[]));
      throw new Error(`COPY takes no ${typeof value}`);
  }
}

/** An array as PostgreSQL writes it: `{1,2}`. */
export function arrayText(values: readonly (string | number)[]): string {
  const items = values.map((value) =>
    typeof value === 'number' ? value : `"${value.replace(/["\\]/g, (letter) => `\\${letter}`)}"`,
  );
  return `{${items.join(',')}}`;
}

type Row = Record<string, Value>;

const chunkLength = 65_536;
const special = /[\\\t\n\r]/;
const specials = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escape = (letter: string): string => escapes[letter]!;

function* chunksOf(columns: readonly string[], first: Row, rest: Iterator<Row>): Generator<string> {
  let chunk = '';
  for (let row: Row | undefined = first; row; row = nextOf(rest)) {
    for (let at = 0; at < columns.length; at++) chunk += (at === 0 ? '' : '\t') + copyValue(row[columns[at]!]);
    chunk += '\n';
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

function nextOf(rows: Iterator<Row>): Row | undefined {
  const { done, value } = rows.next();
  return done ? undefined : value;
}
