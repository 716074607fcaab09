import { decodeText } from '../text/decodeText.ts';
import { closeStrayQuotes } from './strayQuotes.ts';
import { beyondColumns, columnLimit, NotAWorkbook, type TextSheet } from './textSheet.ts';

/** Reads a text file with values between commas, semicolons or tabs, in UTF-8, UTF-16 or Korean Windows letters; null for what is no text. @throws NotAWorkbook */
export async function readCsv(bytes: Uint8Array): Promise<TextSheet | null> {
  const text = decodeText(bytes);
  if (text === null || text.trim() === '') return null;
  if (/^\s*<(!doctype|html|table|meta|head|body|\?xml)/i.test(text)) throw new NotAWorkbook(webPage);
  const { parseCsv } = await import('hucre/csv');
  const rows = parseCsv(closeStrayQuotes(text)).map((row) => row.map((cell) => String(cell ?? '')));
  // One word a line is a text, not a list.
  if (rows.every((row) => row.length < 2)) return null;
  const isWide = rows.some((row) => row.slice(columnLimit).some((cell) => cell.trim() !== ''));
  return {
    name: 'CSV',
    rows: rows.slice(0, rowLimit).map((row) => row.slice(0, columnLimit)),
    unread: [...(isWide ? [beyondColumns(columnLimit)] : []), ...beyond(rows.length)],
    formulas: 0,
  };
}

const rowLimit = 20_000;
const beyond = (count: number): string[] =>
  count > rowLimit ? [`${rowLimit.toLocaleString('ko')}행 아래의 ${(count - rowLimit).toLocaleString('ko')}행`] : [];

const webPage = '엑셀이 아니라 웹 페이지로 저장된 파일입니다. 엑셀에서 열어 .xlsx로 다시 저장해 주세요.';
