import { students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 수강생 in one week; unmarked unless said. */
export function buildParticipant(overrides: Partial<Row<'participants'>> = {}): Row<'participants'> {
  return {
    id: nextId(),
    weeklyLectureId: nextId(),
    studentId: students.minsu.id,
    attendanceTypeId: null,
    memo: '',
    isLocked: false,
    lockReason: '',
    makeupForId: null,
    version: 1,
    markedBy: null,
    markedAt: null,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
