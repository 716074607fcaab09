import { AttendanceMark, formatInstant, formatSchool, StatusChip } from '#ui-kit';
import { LockIcon } from '#ui-kit/icons.ts';
import type { CellView, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { keyOf, pendingView, type Holders, type PendingEdit } from '../../grid/index.ts';
import css from './Attendance.module.css';
import { attendanceKeys, lockKey, usualType } from './attendanceKeys.ts';
import {
  formatMadeUp,
  textOf,
  valueOf,
  type AttendanceCell,
  type AttendanceColumn,
  type AttendanceType,
  type WeekRecord,
} from './marks/records.ts';
import type { VideoMark } from './marks/videoMarks.ts';
import type { WeekRow } from './week/weekRows.ts';

/** The columns of the attendance grid of one week; what was watched only where the week has videos, before the marks are read, too. */
export function attendanceColumns(
  types: readonly AttendanceType[],
  hasVideos: boolean,
  videos: ReadonlyMap<string, VideoMark>,
): GridColumn<WeekRow>[] {
  const colors = new Map(types.map(({ id, color }) => [id, color]));
  const moves = 'columns';
  return [
    { id: 'number', label: '학번', width: 96, kind: 'read', frozen: true },
    { id: 'name', label: '이름', width: 90, kind: 'read', frozen: true, rowHeader: true },
    { id: 'school', label: '학교·학년', width: 118, grow: true, kind: 'read', moves },
    {
      id: 'attendance',
      moves,
      label: '출결',
      width: 104,
      kind: 'choice',
      emptyText: '미체크',
      keymap: attendanceKeys(types, usualType(types)),
      render: (_row, { value, text }) =>
        value === null ? (
          <span className={css.unset}>{text}</span>
        ) : (
          <AttendanceMark label={text} color={colors.get(value) ?? 'gray'} />
        ),
    },
    { id: 'memo', label: '메모', width: 204, grow: true, kind: 'text', moves },
    ...(hasVideos ? [videoColumn(videos)] : []),
    { id: 'makeup', label: '보강', width: 116, kind: 'read', moves },
    { id: 'marked', label: '체크', width: 224, kind: 'read', moves },
    {
      id: 'lock',
      moves,
      label: '잠금',
      width: 112,
      kind: 'choice',
      keymap: [lockKey],
      // Where only a manager can unlock, the grid draws the lock itself.
      render: (_row, { value, text, state }) =>
        value !== null && (state === 'locked' ? text : <LockMark text={text} />),
    },
  ];
}

const videoColumn = (videos: ReadonlyMap<string, VideoMark>): GridColumn<WeekRow> => ({
  id: 'videos',
  label: '영상',
  width: 88,
  kind: 'read',
  moves: 'columns',
  render: ({ studentId }, { text }) =>
    text !== '' && <StatusChip tone={videos.get(studentId)?.isWatched ? 'positive' : 'neutral'}>{text}</StatusChip>,
});

function LockMark({ text }: { text: string }) {
  return (
    <span className={css.lock}>
      <LockIcon aria-hidden /> {text}
    </span>
  );
}

/** The context in which cells are shown. */
export interface Shown {
  types: readonly AttendanceType[];
  /** Only a manager can change locked values. */
  isManager: boolean;
  /** Colleagues by the cell they are in. */
  holders: Holders<AttendanceCell>;
  /** What each student has watched of the week. @default none */
  videos?: ReadonlyMap<string, VideoMark>;
}

/** A cell's content: the value being saved, else the one on the server. */
export function attendanceCell(row: WeekRow, columnId: string, shown: Shown): CellView {
  switch (columnId) {
    case 'number':
      return read(row.student.studentNumber);
    case 'name':
      return read(row.student.user.name);
    case 'school':
      return read(formatSchool(row.student));
    case 'videos':
      return read(shown.videos?.get(row.studentId)?.text ?? '');
    case 'makeup':
      return read(
        row.makeupFor
          ? `${formatMadeUp(row.makeupFor.weeklyLecture)} 보강`
          : row.madeUpBy
            ? `${formatMadeUp(row.madeUpBy.weeklyLecture)}에 보강`
            : '',
      );
    case 'marked':
      return read(
        row.markedAt == null || row.attendanceTypeId == null
          ? ''
          : [row.markedByStaff?.name ?? '자동', formatInstant(row.markedAt)].join(' · '),
      );
    default: {
      const column = columnId as AttendanceColumn;
      return writtenCell(row, column, row.edits[column], shown);
    }
  }
}

/** The content of an editable cell. */
export function writtenCell(
  record: WeekRecord,
  column: AttendanceColumn,
  edit: PendingEdit<AttendanceCell> | undefined,
  { types, isManager, holders }: Shown,
): CellView {
  const value = edit?.cell.column === column && edit.state !== 'saved' ? edit.value : valueOf(record, column);
  const holder = holders.size === 0 ? undefined : holders.get(keyOf({ record: record.id, column }))?.name;
  const hasReason = column === 'lock' && value !== null && record.lockReason !== '';
  const cell: CellView = { value, text: hasReason ? record.lockReason : textOf(value, column, types) };
  if (holder !== undefined) cell.holder = holder;
  if (edit) return { ...cell, ...pendingView(edit) };
  if (record.isLocked && column !== 'memo' && !isManager)
    return { ...cell, state: 'locked', message: lockedMessage(record) };
  return holder === undefined ? cell : { ...cell, message: `${holder}님이 이 칸에 있습니다` };
}

const lockedMessage = ({ lockReason }: Pick<WeekRecord, 'lockReason'>): string =>
  `잠긴 출결입니다${lockReason ? ` (${lockReason})` : ''}. 잠금은 관리자만 풀 수 있습니다.`;

const read = (text: string): CellView => ({ value: text, text });
