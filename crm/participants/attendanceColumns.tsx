import { AttendanceMark, formatInstant, formatSchool } from '#ui-kit';
import { LockIcon } from '#ui-kit/icons.ts';
import type { CellView, GridColumn, KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import css from './Attendance.module.css';
import { LOCKED, textOf, valueOf, type AttendanceType, type WrittenColumn } from './rows.ts';
import type { SheetRow } from './sheetRows.ts';

const lockKey: KeyChoice = { key: 'l', value: LOCKED, label: '잠그기·풀기' };

/** The columns of the attendance grid. Types 1 … 9 are entered by the key of their sequence. */
export function attendanceColumns(types: readonly AttendanceType[]): GridColumn<SheetRow>[] {
  const typeKeys = types
    .filter(({ sequence }) => sequence <= 9)
    .map(({ sequence, id, name }) => ({ key: String(sequence), value: id, label: name }));
  const colors = new Map(types.map(({ id, color }) => [id, color]));
  return [
    { id: 'number', label: '학번', width: 100, kind: 'read', frozen: true },
    { id: 'name', label: '이름', width: 110, kind: 'read', frozen: true, rowHeader: true },
    { id: 'school', label: '학교·학년', width: 150, kind: 'read' },
    {
      id: 'attendance',
      label: '출결',
      width: 120,
      kind: 'choice',
      keymap: [...typeKeys, lockKey],
      render: (_row, { value, text }) =>
        value === null ? (
          <span className={css.unset}>{text}</span>
        ) : (
          <AttendanceMark label={text} color={colors.get(value) ?? 'gray'} />
        ),
    },
    { id: 'memo', label: '메모', width: 320, kind: 'text' },
    { id: 'marked', label: '체크', width: 190, kind: 'read' },
    {
      id: 'lock',
      label: '잠금',
      width: 80,
      kind: 'choice',
      keymap: [lockKey],
      // Where only a manager unlocks, the grid itself draws the lock.
      render: (_row, { value, text, state }) =>
        value !== null && (state === 'locked' ? text : <LockMark text={text} />),
    },
  ];
}

function LockMark({ text }: { text: string }) {
  return (
    <span className={css.lock}>
      <LockIcon aria-hidden /> {text}
    </span>
  );
}

interface Shown {
  types: readonly AttendanceType[];
  /** Only a manager changes what is locked. */
  isManager: boolean;
}

/** What a cell shows: the value on its way there, else the one on the server. */
export function attendanceCell(row: SheetRow, columnId: string, shown: Shown): CellView {
  switch (columnId) {
    case 'number':
      return read(row.student.studentNumber);
    case 'name':
      return read(row.student.user.name);
    case 'school':
      return read(formatSchool(row.student));
    case 'marked':
      return read(
        row.markedAt == null || row.attendanceTypeId == null
          ? ''
          : [row.markedByStaff?.name, formatInstant(row.markedAt)].filter((part) => part != null).join(' · '),
      );
    default:
      return writtenCell(row, columnId as WrittenColumn, shown);
  }
}

function writtenCell(row: SheetRow, column: WrittenColumn, { types, isManager }: Shown): CellView {
  const draft = row.drafts[column];
  const value = draft && draft.state !== 'saved' ? draft.value : valueOf(row, column);
  const cell = { value, text: textOf(value, column, types) };
  if (draft) return { ...cell, state: draft.state, ...(draft.message === undefined ? {} : { message: draft.message }) };
  if (row.isLocked && !isManager && column !== 'memo') return { ...cell, state: 'locked', message: LOCKED_MESSAGE };
  return cell;
}

const LOCKED_MESSAGE = '잠긴 출결입니다. 잠금은 관리자만 풀 수 있습니다.';

const read = (text: string): CellView => ({ value: text, text });
