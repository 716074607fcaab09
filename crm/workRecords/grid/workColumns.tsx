import { weekdayLetter, weekdayOf } from '#ui-kit';
import type { CellView, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { keyOf, pendingView, type Holders } from '../../grid/index.ts';
import { minutesIn, sayMinutes, sayPart, sayShift } from '../hours.ts';
import { textOf, valueOf, type Kind, type Shift, type WorkCell, type WorkColumn } from './shifts.ts';
import type { WorkRow } from './workRows.ts';

/** The columns of a month: a day each. */
export function monthColumns(days: readonly string[], today: string): GridColumn<WorkRow>[] {
  return [
    { id: 'name', label: '이름', width: 96, kind: 'read', frozen: true, rowHeader: true },
    { id: 'total', label: '합계', width: 104, kind: 'read', frozen: true, align: 'end' },
    ...days.map((day): GridColumn<WorkRow> => ({
      id: day,
      name: 'day',
      label: `${Number(day.slice(8))} ${weekdayLetter(weekdayOf(day))}`,
      width: 100,
      kind: 'text',
      align: 'center',
      current: day === today,
    })),
  ];
}

/** The columns of one day. */
export function dayColumns(kinds: readonly Kind[]): GridColumn<WorkRow>[] {
  const keymap = kinds.slice(0, 9).map(({ id, name }, at) => ({ key: String(at + 1), value: id, label: name }));
  return [
    { id: 'name', label: '이름', width: 110, kind: 'read', frozen: true, rowHeader: true },
    { id: 'hours', label: '출퇴근', width: 130, kind: 'text', align: 'center', current: true },
    { id: 'minutes', label: '시간', width: 110, kind: 'read', align: 'end' },
    { id: 'wageType', label: '구분', width: 130, kind: 'choice', keymap },
    { id: 'memo', label: '메모', width: 220, grow: true, kind: 'text' },
    { id: 'first', label: '처음 기록', width: 200, kind: 'read' },
    { id: 'flags', label: '확인할 것', width: 220, kind: 'read' },
  ];
}

/** What the cells need besides their row. */
export interface Shown {
  kinds: readonly Kind[];
  holders: Holders<WorkCell>;
}

/** A TA's name, with the number of the line where there are several. */
export const nameOf = ({ ta, line }: WorkRow): string => (line === 0 ? ta.user.name : `${ta.user.name} (${line + 1})`);

/** A cell of the month. */
export function monthCell(row: WorkRow, columnId: string, shown: Shown): CellView {
  if (columnId === 'name') return read(nameOf(row));
  if (columnId === 'total') return totalCell(row);
  return writtenCell(row, columnId, 'hours', shown);
}

/** A cell of one day. */
export function dayCell(row: WorkRow, columnId: string, day: string, shown: Shown): CellView {
  const shift = row.cells.get(day)?.shift;
  switch (columnId) {
    case 'name':
      return read(nameOf(row));
    case 'minutes':
      return read(shift?.minutes == null ? '' : sayPart(minutesIn(shift, day.slice(0, 7)), shift.minutes));
    case 'first':
      return read(shift ? firstOf(shift) : '');
    case 'flags':
      return read(shift ? flagWords(row, shift).join(', ') : '');
    default:
      return writtenCell(row, day, columnId as WorkColumn, shown);
  }
}

function totalCell({ minutes, carried }: WorkRow): CellView {
  if (minutes === null) return read('');
  const cell = read(sayMinutes(minutes));
  return carried === 0 ? cell : { ...cell, message: `지난달에 시작한 근무의 ${sayMinutes(carried)} 포함` };
}

/** Which part of a shift over the month's end the month counts. */
function partOf(shift: Shift): string {
  const part = minutesIn(shift, shift.workDate.slice(0, 7));
  return shift.minutes == null || part === shift.minutes ? '' : `이달 근무 시간은 ${sayPart(part, shift.minutes)}`;
}

function writtenCell(row: WorkRow, day: string, column: WorkColumn, { kinds, holders }: Shown): CellView {
  const place = row.cells.get(day);
  if (!place) return read('');
  const { id, shift } = place;
  const key = keyOf({ record: id, column });
  const edit = row.edits.get(key);
  const isPending = edit && edit.state !== 'saved';
  const value = isPending ? edit.value : shift ? valueOf(shift, column) : null;
  const cell: CellView = { value, text: textOf(value, column, kinds) };
  if (!shift && column !== 'hours') return { ...cell, readOnly: true, message: '먼저 출퇴근 시각을 적어 주세요' };
  const holder = holders.get(key)?.name;
  if (holder !== undefined) cell.holder = holder;
  if (edit) return { ...cell, ...pendingView(edit) };
  if (!shift || column !== 'hours') return cell;
  const words = [...flagWords(row, shift), partOf(shift), firstOf(shift)].filter((word) => word !== '');
  if (words.length > 0) cell.message = words.join(' · ');
  if (flagWords(row, shift).length > 0) cell.tone = 'warning';
  return cell;
}

const flagNames: Readonly<Record<string, string>> = {
  LONG: '12시간이 넘는 근무',
  FORGOTTEN: '퇴근을 잊은 듯함',
  OUT_MISSING: '퇴근 기록 없음',
  OVERLAP: '정정 요청과 겹침',
};

const flagWords = (row: WorkRow, shift: Shift): string[] =>
  (row.flags.get(shift.id) ?? []).map((kind) => flagNames[kind] ?? kind);

/** What was punched before the first correction, and who corrected it. */
function firstOf({ firstStartedAt, firstEndedAt, correctedByStaff }: Shift): string {
  if (firstStartedAt == null) return '';
  const shift = { startedAt: firstStartedAt, endedAt: firstEndedAt ?? null, isOutMissing: firstEndedAt == null };
  return `${sayShift(shift)}${correctedByStaff ? ` (${correctedByStaff.name} 수정)` : ''}`;
}

const read = (text: string): CellView => ({ value: text, text, readOnly: true });
