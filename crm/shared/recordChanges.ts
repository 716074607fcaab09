import { formatDay, formatInstant, isDay } from '#ui-kit';
import { auditRow } from './auditRow.ts';

/** The columns that a history shows, in this order, by their Korean names. */
export type ColumnLabels = Readonly<Record<string, string>>;

/** The text of a column's value, for those that do not read well as they are stored. */
export type ColumnWords = Readonly<Record<string, (value: unknown) => string>>;

interface Change {
  /** The row as it was; null for a new one. */
  before: unknown;
  /** The row as it became; null for a deleted one. */
  after: unknown;
}

/** What a change of a row changed in the labelled columns, one line each: `학교: 다온고 → 새봄고`. */
export function recordChanges({ before, after }: Change, labels: ColumnLabels, words: ColumnWords = {}): string[] {
  const [old, now] = [auditRow(before), auditRow(after)];
  const said = (column: string, value: unknown): string => words[column]?.(value) ?? plain(value);
  return Object.entries(labels)
    .filter(([column]) => !isSame(old[column] ?? '', now[column] ?? ''))
    .map(([column, label]) => {
      if (before === null) return `${label}: ${said(column, now[column])}`;
      if (after === null) return `${label}: ${said(column, old[column])} (지움)`;
      return `${label}: ${said(column, old[column])} → ${said(column, now[column])}`;
    });
}

/** Lists and documents are the same when they say the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatInstant(value);
  return isDay(value) ? formatDay(value) : value;
}
