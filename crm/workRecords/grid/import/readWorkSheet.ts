import { ignoredHeaders } from '#ui-kit/format/workbook/headers.ts';
import type { WorkChange } from '#client/generated/rest/workRecords.ts';
import type { WorkGridQuery } from '../../generated/manager.ts';
import { columnsIn, type Columns, type Head } from '../workHeads.ts';
import { instantsOf } from '../../hours.ts';
import { hoursIn, isOtherMinutes } from '../workHours.ts';
import { whoAndWhen, type People } from '../workNames.ts';

/** A shift to write, with both its ends. */
type NewShift = WorkChange & { startedAt: string; endedAt: string | null };

/** A shift of a file: what it would write, or which cells are wrong. */
export interface ReadRow {
  /** Of the sheet, from 1. */
  row: number;
  /** The texts under the header's words. */
  texts: Readonly<Record<string, string>>;
  change: NewShift | null;
  problems: { column: string; message: string }[];
}

/** The shifts of a sheet, and what a person should know of how they were read, in Korean. */
interface ReadSheet {
  rows: ReadRow[];
  ignored: string[];
  notes: string[];
}

/**
 * Reads the rows of a sheet; the reason when it has no header with 이름, 날짜, 출근 and 퇴근.
 * @param month the month on screen, for a date without its year; a month in the title above the header is before it
 */
export function readWorkSheet(
  texts: readonly (readonly string[])[],
  people: Pick<WorkGridQuery, 'tas' | 'hourlyWageTypes'>,
  month: string,
): ReadSheet | { reason: string } {
  const at = texts.findIndex((row) => columnsIn(row) !== null);
  const columns = columnsIn(texts[at] ?? []);
  if (!columns) return { reason: '이름, 날짜, 출근, 퇴근이 적힌 머리글을 찾지 못했습니다.' };
  const [header = [], below, title] = [texts[at], texts.slice(at + 1), titleMonth(texts.slice(0, at))];
  const when = { month: title ?? month, isTold: title !== null };
  const numbered = below.map((cells, down) => ({ cells, row: at + 2 + down }));
  const filled = numbered.filter(
    ({ cells }) => columnsIn(cells) === null && all(columns).some((column) => textAt(cells, column) !== ''),
  );
  const totals = filled.filter(({ cells }) => isTotal(cells));
  const off = filled.filter((one) => !totals.includes(one) && isOff(one.cells, columns));
  const rows = filled
    .filter((one) => !totals.includes(one) && !off.includes(one))
    .flatMap(({ cells, row }) => shiftsIn(cells, columns).map((found) => readShift(row, found, people, when)));
  const others = rows.flatMap(({ row, change, texts: { 분: told = '' } }) =>
    isOtherMinutes(change, told) ? [row] : [],
  );
  return {
    rows,
    ignored: ignoredHeaders(header, all(columns), below),
    notes: [
      ...(totals.length > 0 ? [`근무가 아니어서 읽지 않은 행: ${rowsOf(totals.map(({ row }) => row))}`] : []),
      ...(off.length > 0 ? [`출근과 퇴근이 비어 읽지 않은 행: ${rowsOf(off.map(({ row }) => row))}`] : []),
      ...(others.length > 0 ? [`분이 출근·퇴근과 다른 행: ${rowsOf(others)}. 출근과 퇴근으로 셉니다`] : []),
    ],
  };
}

/** The texts of each shift of a row, by the column's word. */
function shiftsIn(cells: readonly string[], columns: Columns): Record<string, string>[] {
  const pairs = Math.max(1, columns['출근'].length);
  const shifts = Array.from({ length: pairs }, (_, pair) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([head, at]) => {
        const column = at[head === '출근' || head === '퇴근' ? pair : 0];
        return column === undefined ? [] : [[head, textAt(cells, column)]];
      }),
    ),
  );
  return shifts.filter(({ 출근: from, 퇴근: to }) => from === undefined || isTime(from) || isTime(to));
}

function readShift(
  row: number,
  texts: Record<string, string>,
  people: People,
  when: { month: string; isTold: boolean },
): ReadRow {
  const problems: ReadRow['problems'] = [];
  const wrong = (column: Head, message: string): void => void problems.push({ column, message });
  const { taId, day, wageTypeId } = whoAndWhen(texts, people, when, wrong);
  const hours = hoursIn(texts, day, wrong);
  const memo = texts['메모'] ?? '';
  if (memo.length > 500) wrong('메모', '500자까지 쓸 수 있습니다');
  const isRead = problems.length === 0 && taId !== null && day !== null && hours !== null;
  const change = isRead
    ? { id: crypto.randomUUID(), version: 0, taId, wageTypeId, memo, ...instantsOf(day, hours) }
    : null;
  return { row, texts, change, problems };
}

const all = (columns: Columns): number[] => Object.values(columns).flat();
const textAt = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim();

const isTotal = (cells: readonly string[]): boolean =>
  cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, 2)
    .some((cell) =>
      /^(합계|총계|총합|소계|누계|계|총?근무시간(합계)?|월?합계|total)$/i.test(cell.replaceAll(/\s/g, '')),
    );

/** A row of a day without work, as a plan for each day of a month has it. */
const isOff = (cells: readonly string[], columns: Columns): boolean =>
  [...columns['출근'], ...columns['퇴근'], ...(columns['출근'].length > 0 ? [] : columns['근무시간'])].every(
    (at) => !isTime(textAt(cells, at)),
  );

const isTime = (text = ''): boolean => !/^[-–—xX]?$|^(휴무|휴가|연차|결근|병가|공휴일|없음)$/.test(text);

/** The month that a title names: 2025년 12월 근무표. */
function titleMonth(above: readonly (readonly string[])[]): string | null {
  const [, year, month] = /(20\d{2})\s*(?:년|[-./])\s*(\d{1,2})(?!\s*[-./\d])/.exec(above.flat().join(' ')) ?? [];
  return year === undefined || month === undefined ? null : `${year}-${month.padStart(2, '0')}`;
}

const rowsOf = (rows: readonly number[]): string =>
  `${rows
    .slice(0, 20)
    .map((row) => `${row}행`)
    .join(', ')}${rows.length > 20 ? ` 외 ${rows.length - 20}행` : ''}`;
