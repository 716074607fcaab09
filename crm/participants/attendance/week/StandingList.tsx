import type { ReactNode } from 'react';
import { formatSchool, Note, useLeaveGuard } from '#ui-kit';
import type { CellView } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { GridChanges, isRefused, ProblemPanel } from '../../../grid/index.ts';
import { columnNames } from '../AttendanceTable.tsx';
import type { HeldWeek } from '../dialogs/absenceText.ts';
import { textOf, type AttendanceType } from '../marks/records.ts';
import type { AttendanceActions } from '../useAttendance.ts';
import { useFutureWarning } from '../useFutureWarning.ts';
import css from './StandingList.module.css';
import type { WeekRow } from './weekRows.ts';

interface StandingListProps {
  rows: readonly WeekRow[];
  types: readonly AttendanceType[];
  weeks: readonly HeldWeek[];
  getCell: (row: WeekRow, columnId: string) => CellView;
  attendance: AttendanceActions;
  /** Shown above the list. */
  children: ReactNode;
}

/** The attendance of a week for who stands in the room: each student with a button for each mark; one tap sets it, another on the same takes it back. */
export function StandingList({ rows, types, weeks, getCell, attendance, children }: StandingListProps) {
  useFutureWarning(attendance, weeks);
  useLeaveGuard([...attendance.edits.values()].some(isRefused));
  const offered = types.filter(({ isActive }) => isActive);
  return (
    <div data-phone>
      {children}
      <div className={css.tools}>
        <GridChanges grid={attendance} />
      </div>
      <ProblemPanel
        edits={attendance.edits}
        nameOf={attendance.nameOf}
        labelOf={({ column }) => columnNames[column]}
        textOf={({ value, cell }) => textOf(value, cell.column, types)}
        retry={attendance.retry}
        discard={attendance.discard}
        onDecided={() => undefined}
      />
      <ul role="list" aria-label="출결" className={css.rows}>
        {rows.map((row) => (
          <StandingRow
            key={row.id}
            row={row}
            types={offered}
            getCell={getCell}
            onMark={(value) => void attendance.enter([{ cell: { record: row.id, column: 'attendance' }, value }])}
          />
        ))}
      </ul>
    </div>
  );
}

interface StandingRowProps extends Pick<StandingListProps, 'types' | 'getCell'> {
  row: WeekRow;
  /** A mark was tapped; `null` takes it back. */
  onMark: (typeId: string | null) => void;
}

function StandingRow({ row, types, getCell, onMark }: StandingRowProps) {
  const { name } = row.student.user;
  const { value, text, state, message } = getCell(row, 'attendance');
  const isKnown = value === null || types.some(({ id }) => id === value);
  const more = [!isKnown && text, getCell(row, 'memo').text, getCell(row, 'marked').text, message].filter(Boolean);
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{name}</strong>
        <Note as="span">{formatSchool(row.student)}</Note>
      </span>
      <div role="group" aria-label={`${name} 출결`} className={css.marks}>
        {types.map((type) => (
          <button
            key={type.id}
            type="button"
            className={css.mark}
            aria-pressed={type.id === value}
            disabled={state === 'locked'}
            onClick={() => onMark(type.id === value ? null : type.id)}
          >
            {type.name}
          </button>
        ))}
      </div>
      {more.length > 0 && (
        <Note as="span" className={css.more}>
          {more.join(' · ')}
        </Note>
      )}
    </li>
  );
}
