import { useCallback, useMemo, useState } from 'react';
import { IconButton, todayInSeoul } from '#ui-kit';
import { CloseIcon } from '#ui-kit/icons.ts';
import { useFilter, type PendingEditStore } from '../../../grid/index.ts';
import { useIsManager } from '../useIsManager.ts';
import type { TermAttendanceQuery } from '../../generated/graphql.ts';
import { AttendanceBar } from '../AttendanceBar.tsx';
import { usualType } from '../attendanceKeys.ts';
import { AttendanceTable } from '../AttendanceTable.tsx';
import type { AttendancePlace } from '../source/place.ts';
import { isOftenAbsent } from '../marks/oftenAbsent.ts';
import type { AttendanceCell } from '../marks/records.ts';
import type { AttendanceSource } from '../source/source.ts';
import { termCell, termColumns } from './termColumns.tsx';
import { termRows, withTermEdits, type TermRow } from './termRows.ts';
import { useAttendance } from '../useAttendance.ts';

interface TermTableProps {
  data: TermAttendanceQuery;
  place: AttendancePlace;
  source: AttendanceSource;
  pending: PendingEditStore<AttendanceCell>;
  /** Opens the single week instead. */
  onWeek: () => void;
}

/** The grid of all weeks: one row per student, one column per week. */
export function TermTable({ data, place, source, pending, onWeek }: TermTableProps) {
  const { weeklyLectures: weeks, attendanceTypes: types } = data;
  const weekIds = useMemo(() => weeks.map(({ id }) => id), [weeks]);
  const attendance = useAttendance({ lectureId: place.lectureId, source, types, pending, weekIds });
  const isManager = useIsManager();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { edits, holders } = attendance;

  const settled = useMemo(() => termRows(data), [data]);
  const rows = useMemo(() => withTermEdits(settled, data, edits), [settled, data, edits]);
  const columns = useMemo(() => termColumns(weeks, types, place.weekId), [weeks, types, place.weekId]);
  const weekAt = useMemo(() => new Map(weeks.map(({ id }, at) => [id, at])), [weeks]);
  const { passing, filters } = useTermFilters(data, settled, place);
  const shown = useMemo(() => (passing ? rows.filter(({ id }) => passing.has(id)) : rows), [rows, passing]);
  const getCell = useCallback(
    (row: TermRow, columnId: string) => termCell(row, columnId, weekAt, { types, isManager, holders }),
    [weekAt, types, isManager, holders],
  );
  const byId = useMemo(() => new Map(settled.map((row) => [row.id, row])), [settled]);
  const cellAt = (rowId: string, columnId: string): AttendanceCell | undefined => {
    const record = byId.get(rowId)?.records[weekAt.get(columnId) ?? -1];
    return record && { record: record.id, column: 'attendance' };
  };
  const markRest = (weekId: string): void => {
    const usual = usualType(types);
    const week = weeks[weekAt.get(weekId) ?? -1];
    const unset = week?.participants.filter(
      ({ attendanceTypeId, isLocked }) => attendanceTypeId == null && (isManager || !isLocked),
    );
    const ids = unset?.map(({ id }) => id);
    if (usual && ids) void attendance.markRest(ids, usual);
  };

  return (
    <AttendanceTable
      label="학기 출결표"
      rows={shown}
      columns={columns}
      getCell={getCell}
      getRowName={getName}
      cellAt={cellAt}
      shownAt={(rowId, columnId) => cellsOfRecord(cellAt(rowId, columnId))}
      recordsOfRow={(rowId) => byId.get(rowId)?.records.flatMap((record) => (record ? [record.id] : [])) ?? []}
      attendance={attendance}
      types={types}
      weeks={weeks}
      selected={selected}
      onSelect={setSelected}
      onRest={markRest}
    >
      <AttendanceBar
        place={place}
        view="term"
        onView={onWeek}
        colleagues={attendance.colleagues}
        filters={filters}
        note={`${passing ? `${rows.length}명 중 ${shown.length}` : rows.length}명 × ${weeks.length}주`}
      >
        {place.show !== '' && (
          <IconButton label="모두 보기" icon={<CloseIcon aria-hidden />} onClick={() => place.onShow('')} />
        )}
      </AttendanceBar>
    </AttendanceTable>
  );
}

const getName = ({ student }: TermRow): string => student.user.name;

/** A record's only cell shows the refusal of any of its values. */
function cellsOfRecord(cell: AttendanceCell | undefined): AttendanceCell[] {
  if (!cell) return [];
  return (['attendance', 'memo', 'makeup', 'lock'] as const).map((column) => ({ record: cell.record, column }));
}

/** The filters of the term, and the ids that match the chosen one. */
function useTermFilters(
  { weeklyLectures: weeks, attendanceTypes: types }: TermAttendanceQuery,
  rows: readonly TermRow[],
  { show, weekId }: AttendancePlace,
) {
  const held = useMemo(() => weeks.filter(({ heldOn }) => heldOn <= todayInSeoul()).length, [weeks]);
  // As in the week that is open: both views show the same students.
  const weekAt = weeks.findIndex(({ id }) => id === weekId);
  const found = useMemo(
    () => ({
      unset: rows.filter(({ records }) =>
        records.slice(0, held).some((record) => record && record.attendanceTypeId == null),
      ),
      absent2: rows.filter(({ records }) => isMissing(records.slice(0, weekAt + 1), types)),
    }),
    [rows, held, weekAt, types],
  );
  const passing = useFilter(show, (chosen) =>
    (chosen === 'unset' || chosen === 'absent2' ? found[chosen] : []).map(({ id }) => id),
  );
  const filters = [
    { id: 'unset', label: '미체크 있음', count: found.unset.length },
    { id: 'absent2', label: '2주 연속 결석', count: found.absent2.length },
  ];
  return { passing, filters };
}

/** Whether a participant of the last of these weeks missed it and the ones before. */
function isMissing(records: TermRow['records'], types: TermAttendanceQuery['attendanceTypes']): boolean {
  const [here, ...before] = records
    .map((record) => {
      const type = types.find(({ id }) => id === record?.attendanceTypeId);
      return type && !type.countsAsPresent;
    })
    .reverse();
  const isParticipant = records.at(-1) !== undefined;
  return (
    isParticipant &&
    isOftenAbsent(
      here,
      before.map((missed) => missed === true),
    )
  );
}
