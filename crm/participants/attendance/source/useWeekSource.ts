import { useSession } from '#client/session/session.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { useFullSync } from '../../../grid/index.ts';
import { weekMarks } from '../attendanceQueries.ts';
import { withMarks } from '../marks/records.ts';
import type { AttendanceSource } from './source.ts';

/** The students of a week and their marks; refetched when anyone changes them, but not while `writing`. */
export function useWeekSource(lectureId: string, weeklyLectureId: string, writing: boolean) {
  const { auth } = useSession();
  const { query, reading } = useFullSync({ ...weekMarks(lectureId, weeklyLectureId), writing });
  const recordNow = (id: string) => reading.now()?.participants.find((row) => row.id === id);
  const source: AttendanceSource = {
    ...reading,
    recordNow,
    nameOf: (id) => recordNow(id)?.student.user.name ?? '',
    keep: (marks) =>
      reading.keep((data) => {
        const by = { writer: auth?.name ?? null, now: deviceClock.now() };
        return { ...data, participants: withMarks(data.participants, marks, by) };
      }),
  };
  return { query, source };
}
