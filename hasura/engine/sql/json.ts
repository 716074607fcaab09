import { literal, quote } from './statement.ts';

/** Key and SQL expression, in the order of the answer. */
export type Member = readonly [key: string, sql: string];

/** A select, and how each of its rows `r` becomes a JSON object. */
export interface JsonRow {
  select: string;
  object: string;
}

/** One JSON object out of expressions that may refer to the rows around it, for where there are few of them. */
export function jsonObject(members: readonly Member[]): string {
  if (members.length > MOST_MEMBERS) return jsonRowObject(members);
  return `json_build_object(${members.map(([key, sql]) => `${literal(key)}, ${sql}`).join(', ')})`;
}

/** The same for objects by the hundred: a row's names and types are looked up once, not for each object. */
export function jsonRowObject(members: readonly Member[]): string {
  const { select, object } = jsonRow(members, '');
  return `(select ${object} from (${select}) r)`;
}

/**
 * A select whose rows `r` become JSON objects by `object`.
 * @param rest everything from `from` on
 */
export function jsonRow(members: readonly Member[], rest: string, distinct = ''): JsonRow {
  // Every field was skipped. PostgreSQL selects nothing, but not distinct nothing.
  if (!members.length && distinct) return { select: `select ${distinct}null${rest}`, object: `'{}'::json` };
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

/** PostgreSQL's functions take a hundred arguments. */
const MOST_MEMBERS = 50;

const LONGEST_NAME = 63;
const encoder = new TextEncoder();

function isShort(key: string): boolean {
  return encoder.encode(key).length <= LONGEST_NAME;
}
