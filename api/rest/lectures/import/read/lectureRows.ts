import { parseText } from '../../../students/import/read/cells.ts';
import { personName } from '#ui-kit/format/names/personName.ts';
import { lectureKey } from '../lectureKey.ts';
import type { CellProblem, Field, LectureSheet, SheetRow } from '../types.ts';
import { parseCount, parseDate, parseTerm } from './dates.ts';
import { dayFields } from './fields.ts';
import { parseDays, parseHours, type Hours } from './hours.ts';
import { problemAt, rowCells, type RowCells } from './rowCells.ts';

/** A lecture as its rows say it. */
export interface WantedLecture {
  key: string;
  sheet: string;
  row: number;
  name: string;
  teacherName: string;
  hours: Hours[];
  room: string;
  capacity: number | null;
  startsOn: string | null;
  endsOn: string | null;
  weeks: number | null;
  problems: CellProblem[];
  notes: string[];
}

/** The lectures of a sheet; rows of one name, and those without a name below it, are its other weekdays. */
export function lecturesIn(sheet: LectureSheet, place: number): WantedLecture[] {
  const lectures: WantedLecture[] = [];
  const rows = new Map<WantedLecture, SheetRow>();
  for (const row of sheet.rows) {
    const lecture = readLecture(sheet, row, `${place}:${row.row}`);
    const before =
      lecture.name === ''
        ? lectures.at(-1)
        : lectures.find(({ name }) => lectureKey(name) === lectureKey(lecture.name));
    if (!before) {
      lectures.push(lecture);
      rows.set(lecture, row);
    } else {
      before.hours.push(...lecture.hours.filter((hours) => !before.hours.some((own) => isSame(own, hours))));
      before.problems.push(...lecture.problems.filter(({ reason }) => reason !== nameless));
      before.notes.push(...lecture.notes);
    }
  }
  return lectures.map((lecture) => {
    const row = rows.get(lecture);
    return row ? { ...lecture, problems: [...lecture.problems, ...missing(sheet, row, lecture)] } : lecture;
  });
}

/** What a lecture must have, and no row says; a cell that says it wrongly has its problem already. */
function missing({ columns }: LectureSheet, row: SheetRow, { name, teacherName, hours, problems }: WantedLecture) {
  const isSaid = (fields: readonly Field[]): boolean =>
    problems.some(({ column }) =>
      columns.some(({ letter, field }) => letter === column && field && fields.includes(field)),
    );
  const times: readonly Field[] = ['hours', 'days', 'startsAt', 'endsAt', ...dayFields];
  return [
    ...(name === '' || teacherName !== '' || isSaid(['teacher'])
      ? []
      : [problemAt(columns, row, 'teacher', '담당 선생님이 없습니다. 이름을 적어 주세요.')]),
    ...(name === '' || hours.length > 0 || isSaid(times)
      ? []
      : [problemAt(columns, row, times, '수업 요일과 시간이 없습니다. ‘월수 18:00~20:00’처럼 적어 주세요.')]),
  ];
}

const isSame = (one: Hours, other: Hours): boolean =>
  one.weekday === other.weekday && one.startsAt === other.startsAt && one.endsAt === other.endsAt;

function readLecture(sheet: LectureSheet, row: SheetRow, key: string): WantedLecture {
  const cells = rowCells(sheet, row);
  const name = cells.read('lecture', (text) => (text === '' ? { reason: nameless } : parseText(text, 60)), '');
  const teacherName = cells.read('teacher', (text) => parseText(personName(text), 50), '');
  const term = cells.read('term', parseTerm, { startsOn: null, endsOn: null });
  const startsOn = cells.read('startsOn', parseDate, null) ?? term.startsOn;
  const endsOn = cells.read('endsOn', parseDate, null) ?? term.endsOn;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    cells.refuse(['endsOn', 'term'], '종강일이 개강일보다 빠릅니다. 날짜를 확인해 주세요.');
  }
  return {
    key,
    sheet: sheet.name,
    row: row.row,
    name,
    teacherName,
    hours: hoursOf(cells),
    room: cells.read('room', (text) => parseText(text, 30), ''),
    capacity: cells.read('capacity', (text) => parseCount(text, 1000), null),
    startsOn,
    endsOn,
    weeks: cells.read('weeks', (text) => parseCount(text, 100), null),
    problems: cells.problems,
    notes: cells.notes,
  };
}

/** The weekly hours: in one cell, beside their days, from one cell to another, or a column a weekday. */
function hoursOf(cells: RowCells): Hours[] {
  const daysText = cells.text('days');
  const [startsAt, endsAt] = [cells.text('startsAt'), cells.text('endsAt')];
  const span = cells.text('hours') || (startsAt && endsAt ? `${startsAt}~${endsAt}` : '');
  const at = cells.text('hours') ? ('hours' as const) : (['startsAt', 'hours', 'days'] as const);
  const marked = dayFields.flatMap((field, index) => {
    const text = cells.text(field);
    if (text === '' || /^[x×]$/i.test(text)) return [];
    return [{ weekday: index + 1, field, text: isMark(text) ? span : text }];
  });
  if (marked.length > 0) {
    return marked.flatMap(({ weekday, field, text }) =>
      take(cells, text === span ? at : field, parseHours(text, [weekday])),
    );
  }
  if (span === '') {
    // Both may stand under 요일: 월수 18:00~20:00.
    return daysText === '' ? [] : take(cells, 'days', parseHours(daysText));
  }
  const days = daysText === '' ? [] : parseDays(daysText);
  if (days === null) {
    cells.refuse('days', '요일을 알 수 없습니다. ‘월수’나 ‘월, 수’처럼 적어 주세요.');
    return [];
  }
  return take(cells, at, parseHours(span, days));
}

function take(
  cells: RowCells,
  field: Parameters<RowCells['refuse']>[0],
  parsed: ReturnType<typeof parseHours>,
): Hours[] {
  if ('reason' in parsed) {
    cells.refuse(field, parsed.reason);
    return [];
  }
  if (parsed.note !== undefined && !cells.notes.includes(parsed.note)) cells.notes.push(parsed.note);
  return parsed.value;
}

/** Whether a cell is marked and says no more. */
export const isMark = (text: string): boolean => /^[oO○◯●◎ㅇvV✓✔√☑■★yY1]$/u.test(text.trim());

const nameless = '강의 이름이 없습니다. 이름을 적어 주세요.';
