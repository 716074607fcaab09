import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import type { Expression } from './parseSql.ts';

/** A row of which not every column is known. */
export type Row = Pick<ReadonlyMap<string, unknown>, 'get'>;

/** The value of an expression for a row, as PostgreSQL has it; undefined where it is of something that is not known. */
export function evaluate(expression: Expression, row: Row): unknown {
  if (typeof expression === 'string') return row.get(expression);
  if ('is' in expression) return expression.is;
  const [operation, ...parts] = expression;
  if (operation === 'CASE') return ofCase(parts, row);
  const values = parts.map((part) => evaluate(part, row));
  const logic = logics[operation];
  if (logic) return logic(values);
  if (values.includes(undefined)) return undefined;
  if (operation === 'ARRAY') return values;
  if (operation === 'NULL') return values[0] === null;
  const some = values.filter((value) => value !== null);
  if (operation in ofSome) return ofSome[operation]?.(some);
  const [first, second, ...others] = values;
  if (first === null || (parts.length > 1 && second === null)) return null;
  if (operation === 'IN' || operation === 'NOT IN') return [second, ...others].includes(first) === (operation === 'IN');
  return operations[operation]?.(first, second);
}

/** Of what is not known, as of null, nobody knows whether it is true; but one that is false makes the conjunction false. */
const logics: Record<string, (values: readonly unknown[]) => unknown> = {
  AND: (values) => (values.includes(false) ? false : unsure(values, true)),
  OR: (values) => (values.includes(true) ? true : unsure(values, false)),
};

function unsure(values: readonly unknown[], otherwise: boolean): unknown {
  if (values.includes(undefined)) return undefined;
  return values.includes(null) ? null : otherwise;
}

/** Null is passed over. */
const ofSome: Record<string, (values: readonly unknown[]) => unknown> = {
  greatest: (values) => Math.max(...values.map(Number)),
  least: (values) => Math.min(...values.map(Number)),
  num_nonnulls: (values) => values.length,
  now: () => deviceClock.now().toISOString(),
};

function ofCase(parts: readonly Expression[], row: Row): unknown {
  for (let at = 0; at < parts.length; at += 2) {
    const when = evaluate(parts[at]!, row);
    if (when === undefined) return undefined;
    if (when === true) return evaluate(parts[at + 1]!, row);
  }
  return null;
}

const operations: Record<string, (first: unknown, second: unknown) => unknown> = {
  NOT: (first) => first === false,
  '=': (first, second) => compare(first, second) === 0,
  '<>': (first, second) => compare(first, second) !== 0,
  '<': (first, second) => compare(first, second) < 0,
  '<=': (first, second) => compare(first, second) <= 0,
  '>': (first, second) => compare(first, second) > 0,
  '>=': (first, second) => compare(first, second) >= 0,
  '+': (first, second) =>
    typeof first === 'string'
      ? new Date(Date.parse(first) + Number(second)).toISOString()
      : Number(first) + Number(second),
  '-': (first, second) => Number(first) - Number(second),
  '*': (first, second) => Number(first) * Number(second),
  '/': (first, second) => Number(first) / Number(second),
  '~': (text, pattern) => matches(text, String(pattern)),
  '!~': (text, pattern) => !matches(text, String(pattern)),
  '~~': (text, like) => matches(text, likePattern(String(like))),
  NFC: (text) => text === String(text).normalize('NFC'),
  SEOUL: (instant) => new Date(Date.parse(String(instant)) + 9 * 3_600_000).toISOString(),
  DAY: (moment) => String(moment).slice(0, 10),
  is_month: (day) => String(day).endsWith('-01'),
  floor: (number) => Math.floor(Number(number)),
  length: (text) => [...String(text)].length,
  cardinality: (list) => (list as unknown[]).length,
  btrim: (text, letters) => trim(String(text), letters === undefined ? ' ' : String(letters)),
  lower: (text) => String(text).toLowerCase(),
  sum: (list) => (list as number[]).reduce((so, one) => so + one, 0),
  round: (number, places) => Math.round(Number(number) * 10 ** Number(places) + 1e-6) / 10 ** Number(places),
  abs: (number) => Math.abs(Number(number)),
};

/** Numbers by size, instants by time whatever their zone, other texts by their letters. */
function compare(first: unknown, second: unknown): number {
  const [one, other] = [first, second].map((value) => (isInstant(value) ? Date.parse(value) : value));
  if (one === other) return 0;
  return (one as number) < (other as number) ? -1 : 1;
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value);

const classes: Record<string, string> = { '[:cntrl:]': '\\p{Cc}', '[:space:]': '\\s' };

const matches = (text: unknown, pattern: string) =>
  new RegExp(
    pattern.replaceAll(/\[:\w+:\]/g, (name) => classes[name] ?? ''),
    'u',
  ).test(String(text));

const likePattern = (like: string) =>
  `^${like.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%', '.*')}$`;

function trim(text: string, letters: string): string {
  const kept = [...text];
  while (kept.length > 0 && letters.includes(kept[0]!)) kept.shift();
  while (kept.length > 0 && letters.includes(kept.at(-1)!)) kept.pop();
  return kept.join('');
}
