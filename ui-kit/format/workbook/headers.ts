import { columnLetter } from './textSheet.ts';

/** A header as the word it says: without spaces, marks and what stands in brackets, in small letters. `정답 (필수)*` is 정답. */
export function headerWord(header: string): string {
  return header
    .normalize('NFKC')
    .replaceAll(/[([<{].*?[)\]>}]|[\s*_.:·※-]/g, '')
    .toLowerCase();
}

/** The headers of the columns that a reader does not take; the letter of one that has values below and no header. */
export function ignoredHeaders(
  header: readonly string[],
  taken: readonly number[],
  below: readonly (readonly string[])[],
): string[] {
  const isFilled = (cells: readonly string[], at: number): boolean => (cells[at] ?? '').trim() !== '';
  const width = Math.max(header.length, ...below.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (taken.includes(at)) return [];
    if (isFilled(header, at)) return [(header[at] ?? '').trim()];
    return below.some((cells) => isFilled(cells, at)) ? [`${columnLetter(at)}열(머리글 없음)`] : [];
  });
}

/** A part of a list: its header, and what stands below it until the next. */
export interface ListPart {
  /** The column, from 0, that the part begins at. */
  from: number;
  /** The words of its headers, as `headerWord` gives them. */
  words: string[];
  /** With the row of the sheet, from 1, that each is. */
  rows: { row: number; cells: readonly string[] }[];
}

/**
 * The parts of a list on a sheet, in the order in which people read them: a list that goes on beside itself (번호 뜻 번호 뜻), and one
 * whose header is there again, on each page or with its columns in another order. None where no header is among the first rows.
 * @param isHeader whether these words make a header of the list
 */
export function listParts(
  sheet: readonly (readonly string[])[],
  isHeader: (words: readonly string[]) => boolean,
): ListPart[] {
  const headers = sheet.flatMap((cells, at) => {
    const words = cells.map(headerWord);
    const blocks = blocksOf(words).filter(({ from, to }) => isHeader(words.slice(from, to)));
    return blocks.length > 0 ? [{ at, words, blocks }] : [];
  });
  if ((headers[0]?.at ?? rowsLookedAt) >= rowsLookedAt) return [];
  return headers.flatMap(({ at, words, blocks }, which) => {
    const below = sheet.slice(at + 1, headers[which + 1]?.at);
    return blocks.map(({ from, to }) => ({
      from,
      words: words.slice(from, to),
      rows: below.map((cells, down) => ({ row: at + down + 2, cells: cells.slice(from, to) })),
    }));
  });
}

const rowsLookedAt = 20;

/** Where the columns of a header begin again: at each word that the first word which is there twice is. */
function blocksOf(words: readonly string[]): { from: number; to: number }[] {
  const again = words.findIndex((word, at) => word !== '' && words.indexOf(word) < at);
  const starts = [0, ...words.flatMap((word, at) => (again > 0 && at >= again && word === words[again] ? [at] : []))];
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}
