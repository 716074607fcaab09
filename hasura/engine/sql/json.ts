import { literal, quote } from './statement.ts';

/** Key and SQL expression, in the order of the answer. */
export type Member = readonly [key: string, sql: string];

/** A select, and how each of its rows `r` becomes a JSON object. */
export interface JsonRow {
  select: string;
  object: string;
}

/** One JSON object out of expressions that may refer to the rows around it. */
export function jsonObject(members: readonly Member[]): string {
  const row = jsonRow(members, '');
  return `(select ${row.object} from (${row.select}) r)`;
}

/**
 * A select whose rows `r` become JSON objects by `object`.
 * @param rest everything from `from` on
 */
export function jsonRow(members: readonly Member[], rest: string, distinct = ''): JsonRow {
  if (members.every(([key]) => isShort(key))) {
    const columns = members.map(([key, sql]) => `${sql} as ${quote(key)}`).join(', ');
    return { select: `select ${distinct}${columns}${rest}`, object: 'row_to_json(r)' };
  }
  // PostgreSQL cuts column names at 63 bytes, so objects with longer keys are built from numbered columns.
  const columns = members.map(([, sql], index) => `${sql} as c${index}`).join(', ');
  const text = members.map(
    ([key], index) => `${literal(`${JSON.stringify(key)}:`)} || coalesce(to_json(r.c${index})::text, 'null')`,
  );
  const object = `('{' || ${text.join(" || ',' || ")} || '}')::json`;
  return { select: `select ${distinct}${columns}${rest}`, object };
}

/** A JSON array of the rows of a select made by {@link jsonRow}. */
export function jsonList({ select, object }: JsonRow): string {
  const item = object === 'row_to_json(r)' ? 'r' : object;
  return `(select coalesce(json_agg(${item}), '[]'::json) from (${select}) r)`;
}

const LONGEST_NAME = 63;
const encoder = new TextEncoder();

function isShort(key: string): boolean {
  return encoder.encode(key).length <= LONGEST_NAME;
}
