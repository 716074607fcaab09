import { headerWord } from '#ui-kit/format/workbook/headerWord.ts';
import { questionOf } from '#ui-kit/format/workbook/questionOf.ts';
import { ignoredHeaders } from '#ui-kit/format/workbook/textSheet.ts';
import type { SheetFile } from '../../shared/sheetFile.ts';
import { keyFieldNames, keyValueText, kindWords, ruleWords, withCount, type KeyField, type KeyRow } from './keyRows.ts';

const FIELDS: readonly KeyField[] = ['kind', 'answer', 'also', 'points', 'unit', 'rule'];

/** Accepted column headings besides those of the grid. */
const aliases: Record<KeyField, readonly string[]> = {
  kind: ['유형', '형식'],
  answer: ['답', '정답번호'],
  also: ['복수정답', '다른정답'],
  points: ['점수', '배점(점)'],
  unit: ['단원명', '영역', '파트'],
  rule: ['처리'],
};

/** The most questions of a key. */
const MOST = 100;

/** A key as a file for Excel, one row per question, to be filled in and imported. */
export function keySheet(rows: readonly KeyRow[]): SheetFile<string> {
  return {
    header: ['문항', ...FIELDS.map((field) => keyFieldNames[field])],
    rows: rows.map((row) => [row.id, ...FIELDS.map((field) => keyValueText(field, row[field]))]),
  };
}

/**
 * The key in a sheet's texts. Columns missing from the file keep their values; an invalid value is kept in its cell, which shows the error.
 * @returns the Korean reason when the sheet is not a key
 */
export function readKeySheet(
  sheet: readonly (readonly string[])[],
  current: readonly KeyRow[],
): { rows: KeyRow[]; ignored: string[] } | { reason: string } {
  const head = sheet.slice(0, 20).findIndex((cells) => columnOf(cells, numberWords) >= 0 && fieldsIn(cells).length > 0);
  const header = sheet[head];
  if (!header) return { reason: '처음 20행 안에서 문항과 정답이 있는 머리글을 찾지 못했습니다.' };
  const [numberAt, fields] = [columnOf(header, numberWords), fieldsIn(header)];
  const read = new Map<number, Partial<KeyRow>>();
  for (const [at, cells] of sheet.slice(head + 1).entries()) {
    if (cells.every((text) => text.trim() === '')) continue;
    const number = questionOf(cells[numberAt] ?? '') ?? 0;
    const where = `${head + at + 2}행`;
    if (number < 1 || number > MOST) return { reason: `${where}: 문항은 1부터 ${MOST} 사이의 번호여야 합니다.` };
    if (read.has(number)) return { reason: `${where}: ${number}번이 두 번 있습니다. 한 줄만 남겨 주세요.` };
    read.set(
      number,
      Object.fromEntries(fields.map(({ field, index }) => [field, valueIn(field, (cells[index] ?? '').trim())])),
    );
  }
  if (read.size === 0) return { reason: '머리글 아래에 문항이 없습니다.' };
  const all = withCount(current, Math.max(...read.keys()));
  const rows = all.map((row) => ({ ...row, ...read.get(Number(row.id)) }));
  return { rows, ignored: ignoredHeaders(header, [numberAt, ...fields.map(({ index }) => index)]) };
}

const numberWords = ['문항', '번호', '문항번호', '문제'];

function columnOf(cells: readonly string[], words: readonly string[]): number {
  return cells.findIndex((text) => words.some((word) => headerWord(word) === headerWord(text)));
}

function fieldsIn(cells: readonly string[]): { field: KeyField; index: number }[] {
  return FIELDS.map((field) => ({ field, index: columnOf(cells, [keyFieldNames[field], ...aliases[field]]) })).filter(
    ({ index }) => index >= 0,
  );
}

/** Converts labels to values; an empty kind or rule gets the default. */
function valueIn(field: KeyField, text: string): string {
  const words = field === 'kind' ? kindWords : field === 'rule' ? ruleWords : undefined;
  if (!words) return text;
  const [usual = ''] = Object.keys(words);
  return text === '' ? usual : (Object.keys(words).find((value) => words[value] === text) ?? text);
}
