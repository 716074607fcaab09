import { cleanLine } from '../../_protocol/text.ts';
import { importFields, type Field } from './fields.ts';

/**
 * The number, from 1, of the header among the first rows: where most columns are recognised, a name among them. Without a name two other
 * recognised columns make a header whose columns a person can name; null when there is none.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  const candidates = rows.slice(0, rowsLookedAt).map((cells, at) => {
    const fields = new Set(cells.map(fieldOf).filter((field) => field !== null));
    return { row: at + 1, named: fields.has('name'), count: fields.size };
  });
  const best = (among: typeof candidates) => among.toSorted((one, other) => other.count - one.count)[0]?.row;
  return best(candidates.filter(({ named }) => named)) ?? best(candidates.filter(({ count }) => count >= 2)) ?? null;
}

const rowsLookedAt = 20;

/** The field of a header cell; null for an unknown word. */
export function fieldOf(header: string): Field | null {
  return fields.get(simplify(header)) ?? null;
}

/** True when a text names this field, as in a header repeated on every page. */
export function isHeaderWord(field: Field, text: string): boolean {
  return fieldOf(text) === field;
}

const fields = new Map(
  Object.entries(importFields).flatMap(([field, { words }]) => words.map((word) => [word, field as Field] as const)),
);

// 이름*, 이름(필수), 학생 휴대폰
function simplify(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .replaceAll(/\(.*?\)|[\s*_.:/-]/g, '')
    .toLowerCase();
}
