type Values = Readonly<Record<string, unknown>>;

/** The Korean names of columns, in the order in which a conflict shows them. */
export type ColumnWords<Column extends string = string> = Readonly<Record<Column, string>>;

/** Both sides of a refused write as text: the columns in which they differ; null where they do not. */
export function bothValues<Column extends string>(
  words: ColumnWords<Column>,
  mine: NoInfer<Readonly<Partial<Record<Column, unknown>>>>,
  theirs: NoInfer<Readonly<Partial<Record<Column, unknown>>>>,
): { mine: string | null; theirs: string | null } {
  const differing = Object.entries<string>(words).filter(
    ([column]) => column in mine && sayValue((mine as Values)[column]) !== sayValue((theirs as Values)[column]),
  );
  const side = (values: Values) =>
    differing.map(([column, word]) => `${word}: ${sayValue(values[column])}`).join(' · ') || null;
  return { mine: side(mine), theirs: side(theirs) };
}

function sayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map(sayValue).join(', ') || '없음';
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // The database's times have seconds, those of a request have none.
  return /^\d\d:\d\d:00$/.test(text) ? text.slice(0, 5) : text || '없음';
}
