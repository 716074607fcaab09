import { useCallback, useMemo, useState } from 'react';
import { Button } from '#ui-kit';
import { useFilter } from '../../grid/useFilter.ts';
import { useHolders } from '../../grid/useColleagues.ts';
import { useIsManager } from '../../shared/useLevel.ts';
import { attendanceCell, attendanceColumns } from './attendanceColumns.tsx';
import { AttendanceGrid } from './AttendanceTable.tsx';
import { usualType } from './attendanceKeys.ts';
import type { AttendanceQuery } from '../generated/graphql.ts';
import { absencesInARow, countMarks, type AttendanceRow, type WrittenColumn } from './records.ts';
import { SheetBar } from './AttendanceBar.tsx';
import { sheetRows, type SheetRow } from './weekRows.ts';
import type { AttendanceActions } from './useAttendance.ts';
import type { AttendancePlace } from './WeekAttendance.tsx';

interface AttendanceSheetProps {
  data: AttendanceQuery;
  place: AttendancePlace;
  /** What can be done to them. */
  attendance: AttendanceActions;
  /** All weeks instead. */
  onTerm: () => void;
}

const getName = (row: AttendanceRow): string => row.student.user.name;
const written = new Set<string>(['attendance', 'memo', 'lock'] satisfies WrittenColumn[]);

/** The grid of one week with its counts, its bulk actions and what could not be saved. */
export function AttendanceSheet({ data, place, attendance, onTerm }: AttendanceSheetProps) {
  const { participants: rows, attendanceTypes: types } = data;
  const isManager = useIsManager();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { colleagues, holders, enter } = useHolders('participants', place.lectureId);
  const { drafts } = attendance;

  const counts = useMemo(() => countMarks(rows), [rows]);
  const columns = useMemo(() => attendanceColumns(types), [types]);
  const missed = useMemo(() => oftenMissed(data, place.weekId), [data, place.weekId]);
  const passing = useFilter(place.show, (show) =>
    show === 'absent2' ? missed : rows.filter((row) => (row.attendanceTypeId ?? 'unset') === show).map(({ id }) => id),
  );
  const shown = useMemo(
    () => sheetRows(passing ? rows.filter((row) => passing.has(row.id)) : rows, drafts),
    [rows, passing, drafts],
  );
  const unset = rows.filter((row) => row.attendanceTypeId == null && !(row.isLocked && !isManager));
  const usual = usualType(types);
  const getCell = useCallback(
    (row: SheetRow, columnId: string) => attendanceCell(row, columnId, { types, isManager, holders }),
    [types, isManager, holders],
  );
  const seatAt = useCallback(
    (rowId: string, columnId: string) =>
      written.has(columnId) ? { seatId: rowId, column: columnId as WrittenColumn } : undefined,
    [],
  );
  const markRest = (): void => void (usual && attendance.markRest(unset, usual));

  return (
    <AttendanceGrid
      label="출결표"
      rows={shown}
      columns={columns}
      getCell={getCell}
      getRowName={getName}
      seatAt={seatAt}
      seatsOfRow={(rowId) => [rowId]}
      attendance={attendance}
      types={types}
      selected={selected}
      onSelect={setSelected}
      onRest={markRest}
      onEnter={enter}
    >
      <SheetBar
        place={place}
        view="week"
        onView={onTerm}
        colleagues={colleagues}
        filters={[
          { id: 'unset', label: '미체크', count: counts.get('unset') ?? 0 },
          { id: 'absent2', label: '2주 연속 결석', count: missed.size },
          ...types
            .filter((type) => counts.has(type.id))
            .map((type) => ({ id: type.id, label: type.name, count: counts.get(type.id) ?? 0 })),
        ]}
        note={`전체 ${rows.length}명`}
      >
        {usual && (
          <Button disabled={unset.length === 0} onClick={markRest}>
            {unset.length === 0 ? '모두 체크했습니다' : `나머지 ${unset.length}명 모두 ${usual.name}`}
          </Button>
        )}
      </SheetBar>
    </AttendanceGrid>
  );
}

/** The seats of students who missed two weeks or more in a row, counted back from this one. */
function oftenMissed({ participants, absences, weeks, attendanceTypes }: AttendanceQuery, weekId: string): Set<string> {
  const absent = new Set(absences.map(({ studentId, weeklyLectureId }) => `${studentId} ${weeklyLectureId}`));
  const before = weeks
    .slice(
      0,
      Math.max(
        0,
        weeks.findIndex(({ id }) => id === weekId),
      ),
    )
    .reverse();
  const isAbsence = new Map(attendanceTypes.map(({ id, countsAsPresent }) => [id, !countsAsPresent]));
  const often = participants.filter(({ studentId, attendanceTypeId }) => {
    const here = attendanceTypeId == null ? undefined : isAbsence.get(attendanceTypeId);
    return absencesInARow([here, ...before.map(({ id }) => absent.has(`${studentId} ${id}`))]) >= 2;
  });
  return new Set(often.map(({ id }) => id));
}
