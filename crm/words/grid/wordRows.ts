import { josa } from 'es-hangul';
import type { WordsInput } from '#client/generated/rest/wordDecks.ts';
import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { doubtsOf } from '../doubts.ts';
import type { WordFactsFragment } from '../generated/graphql.ts';
import { synonymsOf } from '../wordForm.ts';

/** The columns that are typed. */
export type WordField = 'order' | 'term' | 'meaning' | 'partOfSpeech' | 'synonyms' | 'example';

/** A line of the grid: a word of the deck, or a place for a new one. */
export type WordRow = Record<WordField, string> & { id: string; version: number | undefined };

/** The columns' names, as people and files know them. */
export const fieldNames: Readonly<Record<WordField, string>> = {
  order: '순서',
  term: '단어',
  meaning: '뜻',
  partOfSpeech: '품사',
  synonyms: '함께 받는 답',
  example: '예문',
};

const limits: Readonly<Record<WordField, number>> = {
  order: 6,
  term: 100,
  meaning: 200,
  partOfSpeech: 20,
  synonyms: 2000,
  example: 500,
};

/** Empty lines below the words. */
const SPARE = 50;

const blank = (at: number): WordRow => ({
  id: `new ${at}`,
  version: undefined,
  order: '',
  term: '',
  meaning: '',
  partOfSpeech: '',
  synonyms: '',
  example: '',
});

const isBlank = ({ term, meaning, partOfSpeech, synonyms, example }: WordRow): boolean =>
  [term, meaning, partOfSpeech, synonyms, example].every((text) => text.trim() === '');

/** The words of a deck as lines, with empty ones below. */
export function rowsOf(words: readonly WordFactsFragment[]): WordRow[] {
  return withSpare(
    words.map(({ id, version, sequence, term, meaning, partOfSpeech, synonyms, example }) => ({
      id,
      version,
      order: String(sequence),
      term,
      meaning,
      partOfSpeech,
      synonyms: synonyms.join(', '),
      example,
    })),
  );
}

/** Keeps empty lines below the last word. */
export function withSpare(rows: readonly WordRow[]): WordRow[] {
  const used = rows.findLastIndex((row) => row.version !== undefined || !isBlank(row)) + 1;
  const missing = Math.max(0, used + SPARE - rows.length);
  return [...rows, ...Array.from({ length: missing }, (_, at) => blank(rows.length + at))];
}

/** The lines after typing, pasting or emptying cells. */
export function changed(rows: readonly WordRow[], changes: readonly CellChange[]): WordRow[] {
  const byRow = Map.groupBy(changes, ({ rowId }) => rowId);
  return withSpare(
    rows.map((row) => {
      const own = byRow.get(row.id);
      if (!own) return row;
      const texts = own.map(({ columnId, value }) => [columnId, (value ?? '').normalize('NFC').trim()]);
      return { ...row, ...(Object.fromEntries(texts) as Partial<WordRow>) };
    }),
  );
}

/** What cannot be saved as it is, by the cell; doubts are no mistakes. */
export function mistakeOf(row: WordRow, field: WordField): string | undefined {
  if (row.version === undefined && isBlank(row)) return undefined;
  const text = row[field];
  if ((field === 'term' || field === 'meaning') && text === '')
    return `${josa(fieldNames[field], '을/를')} 적어 주세요.`;
  if (text.length > limits[field]) return `${limits[field]}자까지 적을 수 있습니다.`;
  if (field === 'order' && text !== '' && !/^[1-9]\d*$/.test(text)) return '1보다 큰 숫자로 적어 주세요.';
  if (field === 'synonyms' && synonymsOf(text).length > 20) return '스무 개까지 적을 수 있습니다.';
  return undefined;
}

const keyOf = ({ term, meaning }: WordRow): string => JSON.stringify([term, meaning]);

/** The ids of lines whose word and meaning stand in another line too. */
export function doubled(rows: readonly WordRow[]): Set<string> {
  const same = Map.groupBy(
    rows.filter(({ term }) => term !== ''),
    keyOf,
  );
  return new Set([...same.values()].flatMap((all) => (all.length > 1 ? all.map(({ id }) => id) : [])));
}

/** What one should look at again in a line. */
export const rowDoubts = (row: WordRow): string[] => (isBlank(row) ? [] : doubtsOf(row));

/** How many cells and lines keep the grid from being saved. */
export function countMistakes(rows: readonly WordRow[]): number {
  const fields = Object.keys(fieldNames) as WordField[];
  const wrong = rows.reduce((sum, row) => sum + fields.filter((field) => mistakeOf(row, field)).length, 0);
  return wrong + doubled(rows).size;
}

/** The lines as the server takes them: in the typed order, new ones without a number last. */
export function inputOf(rows: readonly WordRow[]): WordsInput['words'] {
  const place = ({ order }: WordRow): number => (order === '' ? Infinity : Number(order));
  return rows
    .filter((row) => row.version !== undefined || !isBlank(row))
    .sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .map(({ id, version, order: _order, synonyms, ...texts }) => {
      const word = { ...texts, synonyms: synonymsOf(synonyms) };
      return version === undefined ? word : { ...word, id, version };
    });
}
