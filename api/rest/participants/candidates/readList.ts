import { notesOf, type ReadSheets, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { listRefusal, openList } from '../../_protocol/files/openList.ts';
import { parsePhone } from '../../students/phone.ts';
import { rowReader } from '../../students/import/read/readRow.ts';
import { columnOf, findRosters, withBeyond } from '../../students/import/read/sheet.ts';
import { cleanLine } from '../../_protocol/text.ts';

/** One student as read from a list. */
export interface ListedRow {
  /** Row of the sheet or line of the text, from 1. */
  row: number;
  name: string;
  studentNumber: string | null;
  /** E.164. */
  phone: string | null;
  school: string;
}

/** A list of students, and what of its file is not read. */
export interface ReadList {
  rows: ListedRow[];
  unread: string[];
}

/** The students of the first sheet that has a column of names. Throws 400. */
export async function readList(file: Blob, readSheets: ReadSheets): Promise<ReadList> {
  const sheets = (await openList(file, readSheets)).map(withBeyond);
  for (const sheet of sheets) {
    const rows = readHeaded(sheet);
    if (rows !== null) return { rows, unread: notesOf(sheets, [sheet]) };
  }
  throw listRefusal(
    'no-header',
    '처음 20행 안에서 이름(성명) 열을 찾지 못했습니다. 이름만 있는 명단은 붙여 넣어 주세요.',
  );
}

/** The students of pasted lines; without a header the kind of each cell is guessed from its form. */
export function readPasted(text: string): ListedRow[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.split(/[\t,，]/).map(cleanLine));
  const sheet = { name: '', rows: lines, unread: [], formulas: 0 };
  return (
    readHeaded(sheet) ?? lines.map(guess).filter(({ name, studentNumber, phone }) => name || studentNumber || phone)
  );
}

function readHeaded(sheet: TextSheet): ListedRow[] | null {
  const roster = findRosters([sheet])[0]?.roster;
  if (!roster || columnOf(roster.columns, 'name') < 0) return null;
  return roster.rows.map(rowReader(roster.columns)).map(({ row, name, studentNumber, phone, parentPhone, school }) => ({
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
  // People write the name first and the school after it.
  const words = cells.filter((cell) => /^\p{L}/u.test(cell));
  return {
    row: at + 1,
    name: words[0] ?? '',
    studentNumber: numbers[0] ?? null,
    phone: phones[0] ?? null,
    school: words.slice(1).find((word) => /(초|중|고|학교)$/.test(word)) ?? '',
  };
}
