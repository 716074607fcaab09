import type { Column, Value } from './types.ts';

/** A preset of metadata: a session variable, or a constant that the database casts to the column's type. */
export function presetValue(column: Column, json: unknown): Value {
  return sessionVariable(json) ?? { text: textOf(column.type, json) };
}

/** Any string that starts with `x-hasura-`, in any case, names a session variable. */
export function sessionVariable(json: unknown): { session: string } | null {
  return typeof json === 'string' && /^x-hasura-/i.test(json) ? { session: json.toLowerCase() } : null;
}

/** The text PostgreSQL reads a JSON value from, for a column of `type`. */
export function textOf(type: string, json: unknown): string | null {
  if (json === null || json === undefined) return null;
  if (type === 'json' || type === 'jsonb') return JSON.stringify(json);
  if (Array.isArray(json)) return arrayLiteral(json.map((item) => textOf(type.replace(/^_/, ''), item)));
  return typeof json === 'object' ? JSON.stringify(json) : String(json);
}

/** Array literal of element texts: `['a', null]` → `{"a",NULL}`. */
export function arrayLiteral(items: readonly (string | null)[]): string {
  const quote = (item: string) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return `{${items.map((item) => (item === null ? 'NULL' : quote(item))).join(',')}}`;
}
