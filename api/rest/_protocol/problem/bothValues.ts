import { columnWords } from '#hasura/generated/columnWords.ts';

type Values = Readonly<Record<string, unknown>>;

/** What people call columns, in the order in which a conflict shows them, and stored codes. */
export interface ColumnWords {
  columns: Readonly<Record<string, string>>;
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Those of a table, as its comments say; none of one whose changes are not kept. */
export const wordsOf = (table: string): ColumnWords => columnWords[table] ?? { columns: {}, codes: {} };

/** Both sides of a refused write as text: the columns in which they differ; null where they do not. */
export function bothValues(
  { columns, codes }: ColumnWords,
  mine: Values,
  theirs: Values,
): { mine: string | null; theirs: string | null } {
  const differing = Object.entries(columns).filter(
    ([column]) => column in mine && sayValue(mine[column]) !== sayValue(theirs[column]),
  );
  const say = (column: string, value: unknown) => codes[column]?.[String(value)] ?? sayValue(value);
  const side = (values: Values) =>
    differing.map(([column, word]) => `${word}: ${say(column, values[column])}`).join(' · ') || null;
  return { mine: side(mine), theirs: side(theirs) };
}

function sayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map(sayValue).join(', ') || '없음';
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // The database's times have seconds, those of a request have none.
  return /^\d\d:\d\d:00$/.test(text) ? text.slice(0, 5) : text || '없음';
}
