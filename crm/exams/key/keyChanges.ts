import { answerText, readAnswer } from './answers.ts';
import { mistakeOf, type KeyField, type KeyRow } from './keyRows.ts';

/** A value of a key that became another one. */
export interface KeyChange {
  /** The question's number. */
  rowId: string;
  field: KeyField;
  /** Undefined where there was no such question. */
  before: string | undefined;
  /** Undefined where the question is gone. */
  after: string | undefined;
}

const FIELDS: readonly KeyField[] = ['answer', 'also', 'points', 'unit', 'kind', 'rule'];

/** What became what between two keys, however it was written: 24 and ②④ are the same. */
export function keyChanges(before: readonly KeyRow[], after: readonly KeyRow[]): KeyChange[] {
  const [old, now] = [written(before), written(after)];
  return Array.from({ length: Math.max(old.length, now.length) }).flatMap((_, at) =>
    FIELDS.flatMap((field): KeyChange[] => {
      const [was, is] = [old[at]?.[field], now[at]?.[field]];
      return was === is ? [] : [{ rowId: String(at + 1), field, before: was, after: is }];
    }),
  );
}

/** One's own changes of a key put on top of another's; where both changed the same value, one's own stays. */
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

/** Rows as they are read after they were saved; a value with a mistake as it is. */
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
