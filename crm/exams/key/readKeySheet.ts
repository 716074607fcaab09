import { ignoredHeaders } from '#ui-kit/format/workbook/headers.ts';
import { keyIn, type KeyList } from './keyList.ts';
import { withCount, type KeyRow } from './keyRows.ts';

/**
 * The key in a sheet's texts, its questions below each other or side by side. Columns missing from the file keep their values; an invalid value
 * is kept in its cell, which shows the error.
 * @returns the Korean reason when the sheet is not a key
 */
export function readKeySheet(
  sheet: readonly (readonly string[])[],
  current: readonly KeyRow[],
): { rows: KeyRow[]; ignored: string[]; notes: string[] } | { reason: string } {
  const list = keyIn(sheet) ?? turned(keyIn(transposed(sheet)));
  if (list === null) return { reason: '처음 20행 안에서 문항과 정답이 있는 머리글을 찾지 못했습니다.' };
  if ('reason' in list) return list;
  const { questions, header, taken, below, notes } = list;
  if (questions.size === 0) return { reason: '머리글 아래에 문항이 없습니다.' };
  const all = withCount(current, Math.max(...questions.keys()));
  const rows = all.map((row) => ({ ...row, ...questions.get(Number(row.id)) }));
  return { rows, ignored: ignoredHeaders(header, taken, below), notes };
}

/** A sheet on its side, as far as a key goes. */
function transposed(sheet: readonly (readonly string[])[]): string[][] {
  const rows = sheet.slice(0, 40);
  const width = Math.min(120, Math.max(0, ...rows.map((cells) => cells.length)));
  return Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ''));
}

/** What is wrong in a list that lies on its side is not at the row that the list says. */
const turned = (list: KeyList | { reason: string } | null): KeyList | { reason: string } | null =>
  list && 'reason' in list ? { reason: list.reason.replace(/^\d+행: /, '') } : list;
