import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { lectures } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

type Week = Row<'weekly_lectures'> & { placeInWeek: string | null };

/** 주차; by default the first week of 미적분 B. */
export function buildWeeklyLecture(overrides: Partial<Week> = {}): Week {
  return {
    ...rowDefaults.weekly_lectures,
    id: nextId(),
    lectureId: lectures.calculusB.id,
    weekNumber: 1,
    placeInWeek: null,
    heldOn: '2026-11-03',
    startsAt: '18:30:00',
    endsAt: '21:30:00',
    room: lectures.calculusB.room,
    ...stamps,
    ...overrides,
  };
}
