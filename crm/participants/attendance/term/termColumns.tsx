import { AttendanceMark, formatSchool, formatShortWeek } from '#ui-kit';
import { LockIcon } from '#ui-kit/icons.ts';
import type { CellView, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import css from '../Attendance.module.css';
import { writtenCell, type Shown } from '../attendanceColumns.tsx';
import { attendanceKeys, usualType } from '../attendanceKeys.ts';
import type { AttendanceType } from '../marks/records.ts';
import type { TermRow, TermWeek } from './termRows.ts';

/** The columns of the grid of all weeks; the week it was opened from is highlighted. */
export function termColumns(
  weeks: readonly TermWeek[],
  types: readonly AttendanceType[],
  weekId: string,
): GridColumn<TermRow>[] {
  const keymap = attendanceKeys(types, usualType(types));
  const byId = new Map(types.map((type) => [type.id, type]));
  return [
    { id: 'name', label: '이름', width: 96, kind: 'read', frozen: true, rowHeader: true },
    { id: 'school', label: '학교·학년', width: 118, kind: 'read', frozen: true },
    ...weeks.map((week, at): GridColumn<TermRow> => ({
      id: week.id,
      name: 'week',
      label: headOf(week),
      width: 76,
      grow: true,
      kind: 'choice',
      align: 'center',
      current: week.id === weekId,
      emptyText: '미체크',
      keymap,
      render: ({ records }, { value, text, state }) => {
        const record = records[at];
        if (!record) return null;
        const type = value === null ? undefined : byId.get(value);
        return (
          <span className={css.termMark}>
            {type ? (
              <AttendanceMark label={type.name} short={type.shortName} color={type.color} />
            ) : (
              <span className={css.unset} role="img" aria-label={text}>
                ·
              </span>
            )}
            {record.memo !== '' && <span className={css.memoDot} role="img" aria-label="메모 있음" />}
            {record.makeupForId != null && <span className={css.tag}>보강</span>}
            {record.isLocked && state !== 'locked' && (
              <LockIcon className={css.termLock} role="img" aria-label="잠김" />
            )}
          </span>
        );
      },
    })),
  ];
}

/** The content of a cell of the term. */
export function termCell(row: TermRow, columnId: string, weekAt: ReadonlyMap<string, number>, shown: Shown): CellView {
  if (columnId === 'name') return read(row.student.user.name);
  if (columnId === 'school') return read(formatSchool(row.student));
  const record = row.records[weekAt.get(columnId) ?? -1];
  if (!record) return { value: null, text: '', readOnly: true, message: '이 주차에는 수강하지 않습니다' };
  const cell = writtenCell(record, 'attendance', row.edits.get(record.id), shown);
  return cell.message === undefined && record.memo !== '' ? { ...cell, message: `메모: ${record.memo}` } : cell;
}

const headOf = (week: TermWeek): string => {
  const [, month, day] = week.heldOn.split('-').map(Number);
  return `${formatShortWeek(week)} ${month}/${day}`;
};

const read = (text: string): CellView => ({ value: text, text });
