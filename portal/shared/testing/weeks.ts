import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import type { Row } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { todayInSeoul } from '#ui-kit';

export const [present, late, , absent, byVideo] = attendanceTypes;

/** A week with the student's own participation in it, marked with the type when there is one. */
export function attended(week: Partial<Row<'weekly_lectures'>>, type: Row<'attendance_types'> | null = null) {
  const row = buildWeeklyLecture(week);
  return {
    ...row,
    held: row.heldOn <= todayInSeoul() ? { weeklyLectureId: row.id } : null,
    announcements: [],
    participants: [{ ...buildParticipant({ weeklyLectureId: row.id }), attendanceType: type }],
  };
}
