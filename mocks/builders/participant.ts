import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 수강생 in one week; by default without an attendance mark. */
export function buildParticipant(overrides: Partial<Row<'participants'>> = {}): Row<'participants'> {
  return {
    ...rowDefaults.participants,
    id: nextId(),
    weeklyLectureId: nextId(),
    studentId: students.minsu.id,
    ...stamps,
    ...overrides,
  };
}
