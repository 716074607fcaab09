import { useMemo } from 'react';
import { keyOf, useFilter } from '../../../grid/index.ts';
import type { AttendanceQuery } from '../../generated/graphql.ts';
import { isOftenAbsent } from '../marks/oftenAbsent.ts';
import { countMarks } from '../marks/records.ts';
import type { AttendancePlace } from '../source/place.ts';

/** The filters of the week, and the ids that match the chosen one. */
export function useWeekFilters(data: AttendanceQuery, { weekId, show }: AttendancePlace) {
  const { participants: rows, attendanceTypes: types } = data;
  const counts = useMemo(() => countMarks(rows), [rows]);
  const missed = useMemo(() => oftenMissed(data, weekId), [data, weekId]);
  const passing = useFilter(show, (chosen) =>
    chosen === 'absent2'
      ? missed
      : rows.filter((row) => (row.attendanceTypeId ?? 'unset') === chosen).map(({ id }) => id),
  );
  const filters = [
    { id: 'unset', label: '미체크', count: counts.get('unset') ?? 0 },
    { id: 'absent2', label: '2주 연속 결석', count: missed.size },
    ...types
      .filter((type) => counts.has(type.id))
      .map((type) => ({ id: type.id, label: type.name, count: counts.get(type.id) ?? 0 })),
  ];
  return { passing, filters };
}

/** The records of students who missed two or more consecutive weeks, counted back from this one. */
function oftenMissed({ participants, absences, weeks, attendanceTypes }: AttendanceQuery, weekId: string): Set<string> {
  const absent = new Set(absences.map(keyOfAbsence));
  const at = weeks.findIndex(({ id }) => id === weekId);
  const weeksBefore = weeks.slice(0, Math.max(0, at)).reverse();
  const isAbsence = new Map(attendanceTypes.map(({ id, countsAsPresent }) => [id, !countsAsPresent]));
  const often = participants.filter(({ studentId, attendanceTypeId }) => {
    const here = attendanceTypeId == null ? undefined : isAbsence.get(attendanceTypeId);
    const before = weeksBefore.map(({ id }) => absent.has(keyOfAbsence({ studentId, weeklyLectureId: id })));
    return isOftenAbsent(here, before);
  });
  return new Set(often.map(({ id }) => id));
}

const keyOfAbsence = ({ studentId, weeklyLectureId }: AttendanceQuery['absences'][number]): string =>
  keyOf({ studentId, weeklyLectureId });
