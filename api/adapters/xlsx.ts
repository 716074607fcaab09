import { EncryptedFileError, readXlsx, type CellValue, type Sheet } from 'hucre';
import { zipSize } from './zipSize.ts';

/** One cell: its value, and its formula without `=` when it has one. */
export interface WorkbookCell {
  value: string | number | boolean | Date | null;
  formula: string | null;
}

/** A visible sheet; `rows[0]` is row 1, and rows may be of different length. */
export interface WorkbookSheet {
  name: string;
  rows: WorkbookCell[][];
}

/** The file is no readable workbook; `message` explains in Korean why and what to do. */
export class NotAWorkbook extends Error {
  override readonly name = 'NotAWorkbook';
}

/** Largest file, in bytes, and the most it may unpack to. */
const fileLimit = 10 * 1_048_576;
const unpackedLimit = 96 * 1_048_576;
/** Limit of cells read; people colour whole columns, down to the last of a million rows. */
const area = 'A1:AZ20000';

/** Reads the visible sheets of an .xlsx file; runs in browsers too. @throws NotAWorkbook */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  if (bytes.byteLength > fileLimit) throw new NotAWorkbook('파일이 너무 큽니다. 10MB까지 읽을 수 있습니다.');
  const unpacked = zipSize(bytes);
  if (unpacked === null && !isOle(bytes)) throw new NotAWorkbook(notExcel);
  if (unpacked !== null && unpacked > unpackedLimit) {
    throw new NotAWorkbook('풀면 너무 커지는 파일입니다. 그림과 쓰지 않는 시트를 지우고 다시 저장해 주세요.');
  }
  try {
    const { sheets } = await readXlsx(bytes, {
      range: area,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return sheets.map(toSheet);
  } catch (error) {
    throw new NotAWorkbook(error instanceof EncryptedFileError ? locked : notExcel, { cause: error });
  }
}

/** A visible sheet as texts; a formula is shown with its `=`, never evaluated. */
export interface TextSheet {
  name: string;
  rows: string[][];
}

/** Reads the visible sheets of an .xlsx file as texts. @throws NotAWorkbook */
export type ReadSheets = (bytes: Uint8Array) => Promise<TextSheet[]>;

/** Reads a file in this thread, which blocks it meanwhile. */
export const readSheets: ReadSheets = async (bytes) => (await readWorkbook(bytes)).map(toTexts);

/** The same sheet as texts. */
export function toTexts({ name, rows }: WorkbookSheet): TextSheet {
  return { name, rows: rows.map((row) => row.map(cellText)) };
}

/** A, B, … Z, AA for 0, 1, … */
export function columnLetter(index: number): string {
  const before = index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '';
  return before + String.fromCharCode(65 + (index % 26));
}

const notExcel = '엑셀 파일(.xlsx)이 아니거나 손상된 파일입니다. 엑셀에서 .xlsx로 다시 저장해 주세요.';
const locked = '암호가 걸렸거나 예전 형식(.xls)인 파일입니다. 엑셀에서 암호 없이 .xlsx로 저장해 주세요.';

function toSheet({ name, rows, cells }: Sheet): WorkbookSheet {
  const formulaAt = (row: number, column: number) => cells?.get(`${row},${column}`)?.formula ?? null;
  const toRow = (values: CellValue[], row: number): WorkbookCell[] => {
    const last = values.findLastIndex((value, column) => value !== null || formulaAt(row, column) !== null);
    return values.slice(0, last + 1).map((value, column) => ({ value, formula: formulaAt(row, column) }));
  };
  return { name, rows: rows.map(toRow) };
}

function cellText({ value, formula }: WorkbookCell): string {
  if (formula !== null) return `=${formula}`;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value ?? '');
}

// Signature of old and of encrypted Office files.
function isOle(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}
