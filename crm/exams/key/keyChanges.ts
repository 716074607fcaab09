import { answerText, readAnswer } from './answers.ts';
import { mistakeOf, type KeyField, type KeyRow } from './keyRows.ts';

/** A changed value of a key. */
export interface KeyChange {
  /** The question's number. */
  rowId: string;
  field: KeyField;
  /** Undefined where the question did not exist. */
  before: string | undefined;
  /** Undefined where the question was removed. */
  after: string | undefined;
}

const FIELDS: readonly KeyField[] = ['answer', 'also', 'points', 'unit', 'kind', 'rule'];

/** The changes between two keys, independent of notation: 24 and ②④ are equal. */
export function keyChanges(before: readonly KeyRow[], after: readonly KeyRow[]): KeyChange[] {
  const [old, now] = [written(before), written(after)];
  return Array.from({ length: Math.max(old.length, now.length) }).flatMap((_, at) =>
    FIELDS.flatMap((field): KeyChange[] => {
      const [was, is] = [old[at]?.[field], now[at]?.[field]];
      return was === is ? [] : [{ rowId: String(at + 1), field, before: was, after: is }];
    }),
  );
}

/** Applies one's own changes of a key to another person's key; where both changed the same value, one's own wins. */
export function onTopOf(theirs: readonly KeyRow[], base: readonly KeyRow[], mine: readonly KeyRow[]): KeyRow[] {
  const changed = new Set(keyChanges(base, mine).map(({ rowId, field }) => `${rowId} ${field}`));
  const count = mine.length === base.length ? theirs.length : mine.length;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const [their, own] = [theirs[at], mine[at]];
    if (!their || !own) return own ?? their ?? [];
    const kept = FIELDS.filter((field) => changed.has(`${own.id} ${field}`)).map((field) => [field, own[field]]);
    return { ...their, ...Object.fromEntries(kept) };
  });
}

/** The rows as they are read back after saving; invalid values unchanged. */
const written = (rows: readonly KeyRow[]): readonly KeyRow[] =>
  rows.map((row) => {
    const read = (text: string): string => answerText(readAnswer(text, row.kind), row.kind);
    const forms: Partial<KeyRow> = {
      answer: read(row.answer),
      also: row.also.split('/').map(read).join(' / '),
      points: String(Number(row.points)),
    };
    const known = Object.entries(forms).filter(([field]) => mistakeOf(row, field as KeyField) === undefined);
    return { ...row, ...Object.fromEntries(known) };
  });
