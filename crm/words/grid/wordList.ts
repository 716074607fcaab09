import { headerWord, listParts } from '#ui-kit/format/workbook/headers.ts';
import { withHeader } from './unnamedWords.ts';
import { fieldNames, type WordField, type WordRow } from './wordRows.ts';

/** Accepted column headings besides those of the grid, the surest first. */
const aliases: Readonly<Record<WordField, readonly string[]>> = {
  order: ['번호', 'no'],
  term: [
    ...['낱말', '영단어', '영어단어', '숙어', '단어숙어', '단어/숙어', '표제어', '어휘', '한자'],
    ...['word', 'words', 'term', 'vocabulary', 'vocab', '스펠링', '철자', '영어', 'english', '앞면', 'front'],
  ],
  meaning: [
    ...['의미', '한글뜻', '우리말뜻', '한국어뜻', '뜻풀이', '뜻음', '훈음', '해석', '우리말', '한글', '한국어', '국어'],
    ...['meaning', 'meanings', 'definition', 'korean', '뒷면', 'back'],
  ],
  partOfSpeech: ['품사명', 'pos'],
  synonyms: ['동의어', '유의어', '다른답', 'synonyms'],
  example: ['예시', '문장', '예시문', 'example', 'sentence'],
};

/** What a sheet says of words. */
interface WordList {
  words: Partial<Record<WordField, string>>[];
  /** From 1; 0 where there is none. */
  headerRow: number;
  /** The columns, from 0, that were read. */
  taken: number[];
  /** What a person should know of how it was read, in Korean. */
  notes: string[];
}

/** The words of a sheet with a header that names them and their meanings, or of two columns that say by their letters what they are; null for others. */
export function wordsIn(sheet: readonly (readonly string[])[]): WordList | null {
  const isHeader = (words: readonly string[]): boolean =>
    columnOf(words, 'term') >= 0 && columnOf(words, 'meaning') >= 0;
  const named = listParts(sheet, isHeader);
  const unnamed = named.length > 0 ? null : withHeader(sheet);
  const parts = unnamed ? listParts(unnamed.sheet, isHeader) : named;
  if (parts.length === 0) return null;
  const read = parts.flatMap(({ words, rows }) => {
    const fields = fieldsIn(words);
    return rows.map(({ cells }) => Object.fromEntries(fields.map(({ field, at }) => [field, textIn(cells[at])])));
  });
  const filled = read.filter(({ term, meaning }) => term || meaning);
  const headings = filled.filter((word) => isHeading(word));
  return {
    words: withoutNumbers(filled.filter((word) => !headings.includes(word))),
    headerRow: unnamed ? 0 : (parts[0]?.rows[0]?.row ?? sheet.length + 1) - 1,
    taken: [...new Set(parts.flatMap(({ from, words }) => fieldsIn(words).map(({ at }) => from + at)))],
    notes: [
      ...(unnamed?.notes ?? []),
      ...(headings.length > 0 ? [`읽지 않은 제목 행: ${headings.map(({ term }) => term).join(', ')}`] : []),
    ],
  };
}

const fieldsIn = (words: readonly string[]): { field: WordField; at: number }[] =>
  (Object.keys(fieldNames) as WordField[])
    .map((field) => ({ field, at: columnOf(words, field) }))
    .filter(({ at }) => at >= 0);

/** The column of a field: of several words that name it the surest. What follows an example translates it. */
function columnOf(words: readonly string[], field: WordField): number {
  const isOfExample = (at: number): boolean => field === 'meaning' && isExample(words[at - 1] ?? '');
  for (const name of [fieldNames[field], ...aliases[field]]) {
    const at = words.findIndex((word, column) => word === headerWord(name) && !isOfExample(column));
    if (at >= 0) return at;
  }
  return -1;
}

const isExample = (word: string): boolean =>
  [fieldNames.example, ...aliases.example].map(headerWord).includes(word.replace(/\d+$/, ''));

// The quotation mark that keeps a text from being a formula is not part of it.
const textIn = (text = ''): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/** A line between words that says where one is: Day 1, 3과. */
const isHeading = ({ term = '', meaning = '' }: Partial<WordRow>): boolean =>
  meaning === '' &&
  /^(?:(?:day|unit|lesson|chapter|part|list|week)[ .-]*\d+|제?\s*\d+\s*(?:강|과|단원|일차|회|일|주차?)|총\s*\d+\s*개?|합계)$/i.test(
    term,
  );

/** Words that are numbered from first to last are without their numbers what they are. */
function withoutNumbers(words: WordList['words']): WordList['words'] {
  const numbered = words.map(({ term = '' }) => /^(\d{1,4})\s*[.)]\s*(\D.*)$/su.exec(term));
  const isList =
    words.length > 1 && numbered.every((found, at) => Number(found?.[1]) === Number(numbered[0]?.[1]) + at);
  return isList ? words.map((word, at) => ({ ...word, term: numbered[at]?.[2] ?? '' })) : words;
}
