import { notesOf, type ReadSheets, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { invalid } from '../../../../http/problem.ts';
import { listRefusal, openList } from '../../../_protocol/files/openList.ts';
import { letOthersIn } from '../../../_protocol/inSlices.ts';
import { headerReader } from '../../../_protocol/lists/header.ts';
import { readListSheet, withBeyond, type ListKind } from '../../../_protocol/lists/listSheet.ts';
import { lectureKey } from '../lectureKey.ts';
import type { Field, LectureSheet, Report } from '../types.ts';
import { fieldsAbout, vocabulary } from './fields.ts';

/** The sheets of lectures and of students in a file, and what of it is in none of them. */
export type LectureBook = Pick<Report, 'sheets' | 'unread'>;

const kind: ListKind<Field> = {
  headers: headerReader(vocabulary, 'lecture'),
  main: 'lecture',
  numbers: ['studentNumber', 'phone', 'parentPhone'],
  many: ['lecture'],
  sheetName: 'lecture',
};

const rowLimit = 10_000;

/** Reads the sheets of lectures and of students. Throws 400. */
export async function readLectureBook(file: Blob | undefined, readSheets: ReadSheets): Promise<LectureBook> {
  if (file === undefined) throw invalid([{ field: 'file', message: '엑셀 파일을 골라 주세요.' }]);
  const sheets = (await openList(file, readSheets)).map(withBeyond);
  await letOthersIn();
  const lists = findLists(sheets);
  if (lists.length === 0) {
    throw listRefusal(
      'no-header',
      '처음 20행 안에서 강의명(반) 열을 찾지 못했습니다. 강의 목록이나 반이 적힌 명단인지 확인해 주세요.',
    );
  }
  if (lists.some(({ list }) => list.rows.length > rowLimit)) {
    throw listRefusal(
      'too-many-rows',
      `한 시트에 ${rowLimit.toLocaleString('ko')}행까지 읽을 수 있습니다. 파일을 나눠 주세요.`,
    );
  }
  const taken = lists.map(({ from }) => from);
  return { sheets: lists.map(({ list }) => list), unread: notesOf(sheets, taken) };
}

interface Found {
  from: TextSheet;
  list: LectureSheet;
}

function findLists(sheets: readonly TextSheet[]): Found[] {
  const lists = sheets.flatMap((from) => {
    const list = readListSheet(from, kind, sheets.length > 1);
    if (list === null || list.rows.length === 0) return [];
    return [{ from, list: withAbout(list) }];
  });
  const named = new Set(lists.filter(({ list }) => list.about === 'LECTURES').flatMap(({ list }) => namesIn(list)));
  const withClasses = lists.map((found) => ({ ...found, list: withMarkedClasses(found.list, named) }));
  const areNamed = named.size > 0 || withClasses.some(({ list }) => ownClass(list));
  // A sheet of students without a class of its own is one, unless others say the classes: then it is a list of all students.
  return withClasses.filter(
    ({ list }) => list.about === 'LECTURES' || ownClass(list) || !areNamed || named.has(lectureKey(list.name)),
  );
}

/** What a sheet is about; columns that say something else are not read. */
function withAbout(list: Omit<LectureSheet, 'about'>): LectureSheet {
  const isOfStudents = list.columns.some(({ field, couldBe }) =>
    [field, couldBe].some((one) => one === 'name' || one === 'studentNumber'),
  );
  const about = isOfStudents ? 'STUDENTS' : 'LECTURES';
  const isRead = (field: Field | null | undefined): boolean => field != null && fieldsAbout[about].includes(field);
  const columns = list.columns.map((column) => ({
    ...column,
    field: isRead(column.field) && (isOfStudents || column.letter !== '') ? column.field : null,
    couldBe: isRead(column.couldBe) ? (column.couldBe ?? null) : null,
  }));
  if (isOfStudents) return { ...list, about, columns };
  const places = columns.flatMap(({ letter }, at) => (letter === '' ? [] : [at]));
  // The name of a sheet of lectures is none.
  return {
    ...list,
    about,
    columns: places.map((at) => columns[at]!),
    rows: list.rows.map(({ row, cells }) => ({ row, cells: places.map((at) => cells[at] ?? '') })),
  };
}

/** A column under the name of a lecture, with a mark for each of its students. */
function withMarkedClasses(list: LectureSheet, named: ReadonlySet<string>): LectureSheet {
  if (list.about === 'LECTURES') return list;
  const columns = list.columns.map((column) =>
    column.field === null && named.has(lectureKey(column.header)) ? { ...column, field: 'lecture' as const } : column,
  );
  const isMarked = columns.some(({ field, letter }) => field === 'lecture' && letter !== '');
  return {
    ...list,
    columns: columns.map((column) => (isMarked && column.letter === '' ? { ...column, field: null } : column)),
  };
}

const ownClass = (list: LectureSheet): boolean =>
  list.about === 'STUDENTS' && list.columns.some(({ field, letter }) => field === 'lecture' && letter !== '');

function namesIn({ columns, rows }: LectureSheet): string[] {
  const at = columns.findIndex(({ field }) => field === 'lecture');
  return rows.flatMap(({ cells }) => (cells[at] ? [lectureKey(cells[at])] : []));
}
