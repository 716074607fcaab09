import type { CellValue, Sheet } from 'hucre';
import { decodeText } from '../text/decodeText.ts';
import { cellText } from './cellText.ts';
import { readCsv } from './readCsv.ts';
import { otherFile } from './otherFile.ts';
import {
  beyondColumns,
  columnLetter,
  columnLimit,
  NotAWorkbook,
  type ReadSheets,
  type TextSheet,
} from './textSheet.ts';
import { zipParts } from './zipParts.ts';

/** Largest file, in bytes, and the most it may unpack to. */
const fileLimit = 10 * 1_048_576;
const unpackedLimit = 96 * 1_048_576;
/** How much of a sheet is read; people colour whole columns, down to the last of a million rows. */
const limit = { rows: 20_000, columns: columnLimit };
/** A little more, to see whether there is more. */
const area = `A1:${columnLetter(columnLimit + 51)}${limit.rows + 200}`;

/** Reads what people see in the sheets of an .xlsx, .xlsb, .xls, .ods or .csv file; runs in browsers too, and blocks the thread meanwhile. */
export const readSheets: ReadSheets = async (bytes) => {
  if (bytes.byteLength > fileLimit) throw new NotAWorkbook('파일이 너무 큽니다. 10MB까지 읽을 수 있습니다.');
  const parts = zipParts(bytes);
  if (parts === null && !isOle(bytes)) {
    const csv = await readCsv(bytes);
    if (csv === null) throw new NotAWorkbook(otherFile(bytes, [], decodeText(bytes) !== null));
    return [csv];
  }
  if (parts !== null && parts.size > unpackedLimit) {
    throw new NotAWorkbook('풀면 너무 커지는 파일입니다. 그림과 쓰지 않는 시트를 지우고 다시 저장해 주세요.');
  }
  const names = parts?.names ?? [];
  const sheets = await readBook(bytes, names, []);
  // The library sees what is hidden only in .xlsx.
  const hiddenIsRead = !names.some((name) => /worksheets\/[^/]*\.xml$/.test(name));
  return sheets.map((sheet) => ({ ...sheet, hiddenIsRead }));
};

const locked = '암호가 걸린 파일입니다. 엑셀에서 암호 없이 .xlsx로 저장해 주세요.';

/** @param charts names of the sheets that are charts, as far as they are known */
async function readBook(bytes: Uint8Array, names: readonly string[], charts: readonly string[]): Promise<TextSheet[]> {
  const { EncryptedFileError, read } = await import('hucre');
  const left = new Map(charts.map((name) => [name, '차트']));
  try {
    const { sheets } = await read(bytes, {
      range: area,
      sheets: ({ name, hidden, veryHidden }) => {
        if (hidden || veryHidden) left.set(name, '숨긴 시트');
        return !left.has(name);
      },
    });
    return [
      ...sheets.map(toTexts),
      ...[...left].map(([name, why]) => ({ name, rows: [], unread: [why], formulas: 0 })),
    ];
  } catch (error) {
    // The library misses the rows of a sheet that is a chart.
    const [, chart] = (error instanceof Error && /missing worksheet file for sheet "(.*)"/s.exec(error.message)) || [];
    if (chart !== undefined && !charts.includes(chart)) return readBook(bytes, names, [...charts, chart]);
    throw new NotAWorkbook(error instanceof EncryptedFileError ? locked : otherFile(bytes, names), { cause: error });
  }
}

function toTexts(sheet: Sheet): TextSheet {
  const { name, cells } = sheet;
  if (sheet.hidden || sheet.veryHidden) return { name, rows: [], unread: ['숨긴 시트'], formulas: 0 };
  const all = withMerges(sheet).map((row, at) =>
    row.map((value, column) => cellText(value, cells?.get(`${at},${column}`))),
  );
  const isHiddenRow = (at: number) => isHidden(sheet.rowDefs?.get(at), 'height');
  const isHiddenColumn = (at: number) => isHidden(sheet.columns?.[at], 'width');
  const filled = (row: readonly string[] = []) => row.some((text) => text !== '');
  const hiddenRows = all.filter((row, at) => isHiddenRow(at) && filled(row)).length;
  const width = Math.max(0, ...all.slice(0, limit.rows).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    all.some((row) => (row[at] ?? '') !== ''),
  );
  const hiddenColumns = columns.filter((at) => at < limit.columns && isHiddenColumn(at));
  const rows = all
    .slice(0, limit.rows)
    .map((row, at) =>
      isHiddenRow(at)
        ? []
        : trimmed(row.slice(0, limit.columns).map((text, column) => (isHiddenColumn(column) ? '' : text))),
    );
  const comments = [...(cells?.values() ?? [])].filter(({ comment }) => comment !== undefined).length;
  const unread = [
    ...(hiddenRows > 0 ? [`숨긴 행 ${hiddenRows.toLocaleString('ko')}개`] : []),
    ...(hiddenColumns.length > 0 ? [`숨긴 열 ${hiddenColumns.map(columnLetter).join(', ')}`] : []),
    ...(columns.some((at) => at >= limit.columns) ? [beyondColumns(limit.columns)] : []),
    ...(comments > 0 ? [`칸에 단 메모 ${comments.toLocaleString('ko')}개`] : []),
    ...(all.slice(limit.rows).some(filled) ? [`${limit.rows.toLocaleString('ko')}행 아래의 행`] : []),
  ];
  const formulas = [...(cells ?? [])].filter(
    ([, { formula, value, formulaResult }]) => formula !== undefined && (value ?? formulaResult ?? null) !== null,
  );
  return { name, rows, unread, formulas: formulas.length };
}

/** What is drawn with no height or width is not seen either. */
function isHidden<Side extends 'height' | 'width'>(
  place: ({ hidden?: boolean } & Partial<Record<Side, number>>) | undefined,
  side: Side,
): boolean {
  return place !== undefined && (place.hidden === true || place[side] === 0);
}

/** The values with those of merged cells in each of their places: what stands under them nobody sees. */
function withMerges({ rows, merges = [] }: Sheet): CellValue[][] {
  const filled = rows.map((row) => [...row]);
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = filled[startRow]?.[startCol] ?? null;
    if (value === null) continue;
    for (let row = startRow; row <= Math.min(endRow, filled.length - 1); row++) {
      for (let column = startCol; column <= Math.min(endCol, limit.columns); column++)
        (filled[row] ??= [])[column] = value;
    }
  }
  // A place that nothing was put into.
  return filled.map((row) => Array.from(row, (value) => value ?? null));
}

function trimmed(row: string[]): string[] {
  return row.slice(0, row.findLastIndex((text) => text !== '') + 1);
}

// Signature of old and of encrypted Office files.
function isOle(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}
