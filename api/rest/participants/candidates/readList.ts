import { NotAWorkbook, readWorkbook, type WorkbookSheet } from '../../../ports/xlsx.ts';
import { Problem } from '../../../http/problem.ts';
import { parsePhone } from '../../students/phone.ts';
import { findHeader } from '../../students/import/header.ts';
import { readRows } from '../../students/import/readRows.ts';
import { cleanLine } from '../../text.ts';

/** One student as a list tells of them. */
export interface ListedRow {
  /** Row of the sheet or line of the text, from 1. */
  row: number;
  name: string;
  studentNumber: string | null;
  /** E.164. */
  phone: string | null;
  school: string;
}

/** The students of the first sheet that has a column of names. Throws 400. */
export async function readList(file: Blob): Promise<ListedRow[]> {
  const sheets = await readWorkbook(new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
    throw error instanceof NotAWorkbook ? refusal('not-a-workbook', error.message) : error;
  });
  const rows = sheets.map(readHeaded).find((read) => read !== null);
  if (!rows) {
    throw refusal(
      'no-header',
      '처음 20행 안에서 이름(성명) 열을 찾지 못했습니다. 이름만 있는 명단은 붙여 넣어 주세요.',
    );
  }
  return rows;
}

/** The students of pasted lines; without a header each cell is taken for what it looks like. */
export function readPasted(text: string): ListedRow[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.split(/[\t,，]/).map(cleanLine));
  const sheet = { name: '', rows: lines.map((cells) => cells.map((value) => ({ value, formula: null }))) };
  return (
    readHeaded(sheet) ?? lines.map(guess).filter(({ name, studentNumber, phone }) => name || studentNumber || phone)
  );
}

function readHeaded(sheet: WorkbookSheet): ListedRow[] | null {
  const header = findHeader(sheet);
  if (!header) return null;
  return readRows(sheet, header).map(({ row, name, studentNumber, phone, parentPhone, school }) => ({
    row,
    name,
    studentNumber,
    phone: phone ?? parentPhone,
    school,
  }));
}

function guess(cells: readonly string[], at: number): ListedRow {
  const numbers = cells.filter((cell) => /^\d{8}$/.test(cell));
  const phones = cells.flatMap((cell) => (/^\d{8}$/.test(cell) ? [] : (parsePhone(cell) ?? [])));
  // Words come in the order people write them: the name first, the school after it.
  const words = cells.filter((cell) => /^\p{L}/u.test(cell));
  return {
    row: at + 1,
    name: words[0] ?? '',
    studentNumber: numbers[0] ?? null,
    phone: phones[0] ?? null,
    school: words[1] ?? '',
  };
}

function refusal(code: string, message: string): Problem {
  return new Problem(400, code, message, { errors: [{ field: 'file', message }] });
}
