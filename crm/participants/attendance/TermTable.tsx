import { useCallback, useMemo, useState } from 'react';
import { Button, todayInSeoul } from '#ui-kit';
import { useFilter } from '../../grid/useFilter.ts';
import { useHolders } from '../../grid/useColleagues.ts';
import { useIsManager } from '../../shared/useLevel.ts';
import { AttendanceGrid } from './AttendanceTable.tsx';
import { usualType } from './attendanceKeys.ts';
import type { TermAttendanceQuery } from '../generated/graphql.ts';
import { absencesInARow } from './records.ts';
import { SheetBar } from './AttendanceBar.tsx';
import { termRows, withTermDrafts, type TermRow } from './termRows.ts';
import { termCell, termColumns } from './termColumns.tsx';
import type { AttendanceActions } from './useAttendance.ts';
import type { AttendancePlace } from './WeekAttendance.tsx';

interface TermSheetProps {
  data: TermAttendanceQuery;
  place: AttendancePlace;
  attendance: AttendanceActions;
  /** The week alone instead. */
  onWeek: () => void;
}

const getName = ({ student }: TermRow): string => student.user.name;

/** The grid of all weeks: a row a student, a column a week. */
export function TermSheet({ data, place, attendance, onWeek }: TermSheetProps) {
  const { weeklyLectures: weeks, attendanceTypes: types } = data;
  const isManager = useIsManager();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { colleagues, holders, enter } = useHolders('participants', place.lectureId);
  const { drafts } = attendance;

  const settled = useMemo(() => termRows(data), [data]);
  const rows = useMemo(() => withTermDrafts(settled, data, drafts), [settled, data, drafts]);
  const columns = useMemo(() => termColumns(weeks, types, place.weekId), [weeks, types, place.weekId]);
  const order = useMemo(() => new Map(weeks.map(({ id }, at) => [id, at])), [weeks]);
  const held = useMemo(() => weeks.filter(({ heldOn }) => heldOn <= todayInSeoul()).length, [weeks]);
  const narrowed = useMemo(
    () => ({
      unset: settled.filter(({ seats }) => seats.slice(0, held).some((seat) => seat && seat.attendanceTypeId == null)),
      absent2: settled.filter(({ seats }) => isOftenAbsent(seats.slice(0, held), types)),
    }),
    [settled, held, types],
  );
  const passing = useFilter(place.show, (show) =>
    (show === 'unset' || show === 'absent2' ? narrowed[show] : []).map(({ id }) => id),
  );
  const shown = useMemo(() => (passing ? rows.filter(({ id }) => passing.has(id)) : rows), [rows, passing]);
  const getCell = useCallback(
    (row: TermRow, columnId: string) => termCell(row, columnId, order, { types, isManager, holders }),
    [order, types, isManager, holders],
  );
  const byId = useMemo(() => new Map(settled.map((row) => [row.id, row])), [settled]);
  const seatAt = useCallback(
    (rowId: string, columnId: string) => {
      const seat = byId.get(rowId)?.seats[order.get(columnId) ?? -1];
      return seat && { seatId: seat.id, column: 'attendance' as const };
    },
    [byId, order],
  );
  const usual = usualType(types);
  const markRest = (weekId: string): void => {
    const week = weeks[order.get(weekId) ?? -1];
    const unset = week?.participants.filter((seat) => seat.attendanceTypeId == null && (isManager || !seat.isLocked));
    if (usual && unset)
      void attendance.markRest(
        unset.map((seat) => ({ ...seat, weeklyLectureId: weekId })),
        usual,
      );
  };

  return (
    <AttendanceGrid
      label="학기 출결표"
      rows={shown}
      columns={columns}
      getCell={getCell}
      getRowName={getName}
      seatAt={seatAt}
      seatsOfRow={(rowId) => byId.get(rowId)?.seats.flatMap((seat) => (seat ? [seat.id] : [])) ?? []}
      attendance={attendance}
      types={types}
      selected={selected}
      onSelect={setSelected}
      onRest={markRest}
      onEnter={enter}
    >
      <SheetBar
        place={place}
        view="term"
        onView={onWeek}
        colleagues={colleagues}
        filters={[
          { id: 'unset', label: '미체크 있음', count: narrowed.unset.length },
          { id: 'absent2', label: '2주 연속 결석', count: narrowed.absent2.length },
        ]}
        note={`${rows.length}명 × ${weeks.length}주`}
      >
        {place.show !== '' && <Button onClick={() => place.onShow('')}>모두 보기</Button>}
      </SheetBar>
    </AttendanceGrid>
  );
}

function isOftenAbsent(seats: TermRow['seats'], types: TermAttendanceQuery['attendanceTypes']): boolean {
  const marks = seats.map((seat) => {
    const type = types.find(({ id }) => id === seat?.attendanceTypeId);
    return type && !type.countsAsPresent;
  });
  return absencesInARow(marks.reverse()) >= 2;
}
