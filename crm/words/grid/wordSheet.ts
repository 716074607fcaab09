import { headerWord } from '#ui-kit/format/workbook/headerWord.ts';
import { ignoredHeaders } from '#ui-kit/format/workbook/textSheet.ts';
import type { SheetFile } from '../../shared/sheetFile.ts';
import { fieldNames, withSpare, type WordField, type WordRow } from './wordRows.ts';

const FIELDS = Object.keys(fieldNames) as WordField[];

/** Accepted column headings besides those of the grid. */
const aliases: Readonly<Record<WordField, readonly string[]>> = {
  order: ['번호', 'no'],
  term: ['낱말', '단어', '영단어', '영어단어', '영어', '표제어', '스펠링', '철자', 'word', 'term', 'english'],
  meaning: ['의미', '해석', '우리말', '한글', '한글뜻', '우리말뜻', '뜻풀이', 'meaning', 'korean', 'definition'],
  partOfSpeech: ['품사명', 'pos'],
  synonyms: ['동의어', '유의어', '다른답'],
  example: ['예시', '문장', 'example'],
};

/** The words as a file for Excel. */
export function wordSheet(rows: readonly WordRow[]): SheetFile<string> {
  const words = rows.filter(({ term, meaning }) => term !== '' || meaning !== '');
  return {
    header: FIELDS.map((field) => fieldNames[field]),
    rows: words.map((row) => FIELDS.map((field) => row[field])),
  };
}

/**
 * Puts a sheet's words below those of the grid; a word with the same meaning gets the sheet's other columns instead.
 * @returns the Korean reason when the sheet has no words
 */
export function readWordSheet(
  sheet: readonly (readonly string[])[],
  current: readonly WordRow[],
): { rows: WordRow[]; added: number; ignored: string[] } | { reason: string } {
  const at = sheet.slice(0, 20).findIndex((cells) => columnOf(cells, 'term') >= 0 && columnOf(cells, 'meaning') >= 0);
  const header = sheet[at];
  if (!header) return { reason: '처음 20행 안에서 낱말과 뜻이 있는 머리글을 찾지 못했습니다.' };
  const fields = FIELDS.map((field) => ({ field, index: columnOf(header, field) })).filter(({ index }) => index >= 0);
  const read = sheet
    .slice(at + 1)
    .map((cells) => Object.fromEntries(fields.map(({ field, index }) => [field, textIn(cells[index])])))
    .filter(({ term, meaning }) => term || meaning);
  if (read.length === 0) return { reason: '머리글 아래에 낱말이 없습니다.' };
  const rows = withSpare(current).filter(({ version, term, meaning }) => version !== undefined || term || meaning);
  let added = 0;
  for (const given of read) {
    const known = rows.findIndex(({ term, meaning }) => term === given.term && meaning === given.meaning);
    if (known >= 0) rows[known] = { ...rows[known]!, ...given };
    else {
      added++;
      const fresh = withSpare([]).at(0)!;
      rows.push({ ...fresh, ...given, id: `new ${crypto.randomUUID()}`, order: '' });
    }
  }
  const ignored = ignoredHeaders(
    header,
    fields.map(({ index }) => index),
  );
  return { rows: withSpare(rows), added, ignored };
}

// The quotation mark that keeps a text from being a formula is not part of it.
const textIn = (text = ''): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const columnOf = (cells: readonly string[], field: WordField): number =>
  cells.findIndex((text) =>
    [fieldNames[field], ...aliases[field]].some((name) => headerWord(name) === headerWord(text)),
  );
