import { ignoredHeaders } from '#ui-kit/format/workbook/headers.ts';
import { wordsIn } from './wordList.ts';
import { withSpare, type WordRow } from './wordRows.ts';

/**
 * Puts a sheet's words below those of the grid; a word with the same meaning gets the sheet's other columns instead.
 * @returns with what a person should know of how they were read; the Korean reason when the sheet has no words
 */
export function readWordSheet(
  sheet: readonly (readonly string[])[],
  current: readonly WordRow[],
): { rows: WordRow[]; added: number; ignored: string[]; notes: string[] } | { reason: string } {
  const list = wordsIn(sheet);
  if (list === null) return { reason: '처음 20행 안에서 단어와 뜻이 있는 머리글을 찾지 못했습니다.' };
  const { words: read, headerRow, taken, notes } = list;
  if (read.length === 0) return { reason: '머리글 아래에 단어가 없습니다.' };
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
  const ignored = ignoredHeaders(sheet[headerRow - 1] ?? [], taken, sheet.slice(headerRow));
  return { rows: withSpare(rows), added, ignored, notes };
}
