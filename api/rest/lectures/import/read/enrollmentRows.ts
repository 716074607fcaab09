import { parsePhoneCell, parseStudentNumber, parseText } from '../../../students/import/read/cells.ts';
import type { ListedRow } from '../../../participants/candidates/readList.ts';
import { standingOf } from '../../../_protocol/lists/standing.ts';
import { cleanLine } from '../../../_protocol/text.ts';
import type { CellProblem, LectureSheet, SheetRow } from '../types.ts';
import { parseDate } from './dates.ts';
import { isMark } from './lectureRows.ts';
import { rowCells, type RowCells } from './rowCells.ts';

/** A student and a lecture as a row says them. */
export interface WantedEnrollment extends ListedRow {
  key: string;
  sheet: string;
  /** The lecture's name. */
  lecture: string;
  fromDate: string | null;
  /** Why the student is left out: 퇴원, 휴원; null for who is here. */
  standing: string | null;
  /** Whom a person chose. */
  chosen: string | null;
  problems: CellProblem[];
  notes: string[];
}

/**
 * The students of a sheet with each of their lectures; a row without a lecture has none.
 * @param isLecture whether a text is the name of one lecture, which is not taken apart then
 */
export function enrollmentsIn(
  sheet: LectureSheet,
  place: number,
  isLecture: (name: string) => boolean,
): WantedEnrollment[] {
  return sheet.rows.flatMap((row) => {
    const cells = rowCells(sheet, row);
    const student = readStudent(cells);
    return lecturesOf(sheet, row, isLecture).map((lecture, at) => ({
      ...student,
      key: `${place}:${row.row}:${at}`,
      sheet: sheet.name,
      row: row.row,
      lecture,
      chosen: row.student ?? null,
      problems: [...cells.problems],
      notes: [...cells.notes],
    }));
  });
}

function readStudent(cells: RowCells) {
  const phone = cells.read('phone', (text) => parsePhoneCell(text, 'student'), null);
  const parentPhone = cells.read('parentPhone', (text) => parsePhoneCell(text, 'parent'), null);
  return {
    name: cells.text('name'),
    studentNumber: cells.read('studentNumber', foreignNumber, null),
    phone: phone ?? parentPhone,
    school: cells.read('school', (text) => parseText(text, 30), ''),
    fromDate: cells.read('fromDate', parseDate, null),
    standing: standingOf(cells.text('standing')),
  };
}

/** A number of another program is none of ours: the name decides then. */
function foreignNumber(text: string) {
  const parsed = parseStudentNumber(text);
  return 'reason' in parsed ? { value: null, note: `‘${text}’은 학번이 아니어서 읽지 않았습니다` } : parsed;
}

function lecturesOf(sheet: LectureSheet, { cells }: SheetRow, isLecture: (name: string) => boolean): string[] {
  const names = sheet.columns.flatMap(({ field, header }, at) => {
    const text = cleanLine(cells[at] ?? '');
    if (field !== 'lecture' || text === '' || /^[-–—xX×]+$/.test(text)) return [];
    if (isMark(text)) return [cleanLine(header)];
    if (isLecture(text)) return [text];
    const listed = split(cells[at] ?? '', /[,，、;\n]/);
    return listed.flatMap((name) =>
      isLecture(name) ? [name] : split(name, /[/+·|]/).every(isLecture) ? split(name, /[/+·|]/) : [name],
    );
  });
  return [...new Set(names)];
}

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map(cleanLine)
    .filter((part) => part !== '');
