import { useCallback, useMemo, useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, formatDay, STANDING, todayInSeoul, useMedia } from '#ui-kit';
import type { PendingEditStore } from '../../../grid/index.ts';
import { useIsManager } from '../useIsManager.ts';
import { WeekViewingsDocument, type AttendanceQuery } from '../../generated/graphql.ts';
import { AttendanceBar } from '../AttendanceBar.tsx';
import { attendanceCell, attendanceColumns } from '../attendanceColumns.tsx';
import { usualType } from '../attendanceKeys.ts';
import { AttendanceTable } from '../AttendanceTable.tsx';
import { AutoAbsenceNote } from '../marks/AutoAbsenceNote.tsx';
import type { AttendancePlace } from '../source/place.ts';
import type { AttendanceCell, AttendanceColumn, AttendanceRow } from '../marks/records.ts';
import type { AttendanceSource } from '../source/source.ts';
import { useAttendance } from '../useAttendance.ts';
import { videoMarks } from '../marks/videoMarks.ts';
import { StandingList } from './StandingList.tsx';
import { useWeekFilters } from './useWeekFilters.ts';
import { weekRows, type WeekRow } from './weekRows.ts';

interface WeekTableProps {
  data: AttendanceQuery;
  place: AttendancePlace;
  source: AttendanceSource;
  pending: PendingEditStore<AttendanceCell>;
  /** Opens all weeks instead. */
  onTerm: () => void;
}

/** The grid of one week with its counts and its bulk actions; standing, a list. */
export function WeekTable({ data, place, source, pending, onTerm }: WeekTableProps) {
  const { participants: rows, attendanceTypes: types } = data;
  const attendance = useAttendance({ lectureId: place.lectureId, source, types, pending, weekIds: [place.weekId] });
  const isManager = useIsManager();
  const isStanding = useMedia(STANDING);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { edits, holders } = attendance;

  const videos = useVideoMarks(place);
  const hasVideos = data.videos.length > 0;
  const columns = useMemo(() => attendanceColumns(types, hasVideos, videos), [types, hasVideos, videos]);
  const { passing, filters } = useWeekFilters(data, place);
  const shown = useMemo(
    () => weekRows(passing ? rows.filter((row) => passing.has(row.id)) : rows, edits),
    [rows, passing, edits],
  );
  const getCell = useCallback(
    (row: WeekRow, columnId: string) => attendanceCell(row, columnId, { types, isManager, holders, videos }),
    [types, isManager, holders, videos],
  );
  const unset = rows.filter((row) => row.attendanceTypeId == null && !(row.isLocked && !isManager));
  const usual = usualType(types);
  const markRest = (): void => {
    const ids = unset.map(({ id }) => id);
    if (usual) void attendance.markRest(ids, usual);
  };

  const bar = (
    <>
      <AutoAbsenceNote participants={rows} place={place} />
      <AttendanceBar
        place={place}
        view="week"
        onView={onTerm}
        colleagues={attendance.colleagues}
        filters={filters}
        note={noteOf(data, place.weekId)}
      >
        {usual && (
          <Button variant="primary" disabled={unset.length === 0} onClick={markRest}>
            {unset.length === 0 ? '모두 체크했습니다' : `나머지 ${unset.length}명 모두 ${usual.name}`}
          </Button>
        )}
      </AttendanceBar>
    </>
  );

  if (isStanding) {
    return (
      <StandingList rows={shown} types={types} weeks={data.weeks} getCell={getCell} attendance={attendance}>
        {bar}
      </StandingList>
    );
  }
  return (
    <AttendanceTable
      label="출결표"
      rows={shown}
      columns={columns}
      getCell={getCell}
      getRowName={getName}
      cellAt={cellAt}
      recordsOfRow={(rowId) => [rowId]}
      attendance={attendance}
      types={types}
      weeks={data.weeks}
      selected={selected}
      onSelect={setSelected}
      onRest={markRest}
    >
      {bar}
    </AttendanceTable>
  );
}

/** How many there are, and whether the day is still to come. */
function noteOf({ participants, weeks }: AttendanceQuery, weekId: string): string {
  const heldOn = weeks.find(({ id }) => id === weekId)?.heldOn;
  const ahead =
    heldOn !== undefined && heldOn > todayInSeoul() ? ` · ${formatDay(heldOn)}은 아직 오지 않은 날입니다` : '';
  return `전체 ${participants.length}명${ahead}`;
}

const getName = (row: AttendanceRow): string => row.student.user.name;

const written = new Set<string>(['attendance', 'memo', 'lock'] satisfies AttendanceColumn[]);

/** A row of the grid is identified by a student's record. */
const cellAt = (rowId: string, columnId: string): AttendanceCell | undefined =>
  written.has(columnId) ? { record: rowId, column: columnId as AttendanceColumn } : undefined;

/** What each student has watched; the grid does not wait for it. */
function useVideoMarks({ lectureId, weekId }: AttendancePlace) {
  const { data } = useGql(WeekViewingsDocument, { lectureId, weeklyLectureId: weekId });
  return useMemo(() => videoMarks(data), [data]);
}
