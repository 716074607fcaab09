import { columnWords } from '#hasura/generated/columnWords.ts';
import { formatDay, formatInstant, formatPhone, isDay } from '#ui-kit';
import { auditRow } from './auditRow.ts';

/** The text of a column's value, for those that do not read well as they are stored. */
export type ColumnWords = Readonly<Record<string, (value: unknown) => string>>;

interface Change {
  /** The table as the database names it. */
  tableName?: string | null;
  /** The row as it was; null for a new one. */
  before?: unknown;
  /** The row as it became; null for a deleted one. */
  after?: unknown;
}

/** What people call a table, `클리닉 할 일`. */
export const tableLabel = (name: string): string => columnWords[name]?.label ?? name;

/** Every table that the audit log keeps, with its label. */
export const tableLabels = Object.entries(columnWords).map(([value, { label }]) => ({ value, label }));

/**
 * What a change of a row changed, one line a column that has a label: `학교: 다온고 → 새봄고`.
 * @param words of values of the screen; a column that names another row is shown when it is among them
 */
export function recordChanges({ tableName, before = null, after = null }: Change, words: ColumnWords = {}): string[] {
  const { columns, keys, codes } = columnWords[tableName ?? ''] ?? nothing;
  const [old, now] = [auditRow(before), auditRow(after)];
  const named = Object.entries(keys).filter(([column]) => column in words);
  return [...Object.entries(columns), ...named]
    .filter(([column]) => !isSame(old[column] ?? '', now[column] ?? ''))
    .map(([column, label]) => {
      const say = (value: unknown) => words[column]?.(value) ?? valueText(column, label, codes[column], value);
      if (before === null) return `${label}: ${say(now[column])}`;
      if (after === null) return `${label}: ${say(old[column])} (삭제)`;
      const [from, to] = [say(old[column]), say(now[column])];
      return from === to ? `${label} 바뀜` : `${label}: ${from} → ${to}`;
    });
}

const nothing: (typeof columnWords)[string] = { label: '', columns: {}, keys: {}, codes: {} };

/** Lists and documents are the same when they say the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function valueText(
  column: string,
  label: string,
  codes: Readonly<Record<string, string>> = {},
  value: unknown,
): string {
  if (typeof value === 'number') return label.endsWith('(원)') ? value.toLocaleString('ko') : String(value);
  if (typeof value !== 'string') return plain(value);
  if (column.endsWith('month') && isDay(value)) return `${value.slice(0, 4)}년 ${Number(value.slice(5, 7))}월`;
  if (column.endsWith('phone') && value !== '') return formatPhone(value);
  return codes[value] ?? plain(value);
}

const longest = 80;

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '없음';
  if (typeof value !== 'string') return '내용 있음';
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatInstant(value);
  if (isDay(value)) return formatDay(value);
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}
