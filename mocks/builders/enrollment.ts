import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { lectures, students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 수강등록; by default 김민수 in 미적분 B, without an end. */
export function buildEnrollment(overrides: Partial<Row<'enrollments'>> = {}): Row<'enrollments'> {
  return {
    ...rowDefaults.enrollments,
    id: nextId(),
    lectureId: lectures.calculusB.id,
    studentId: students.minsu.id,
    fromDate: '2026-11-02',
    ...stamps,
    ...overrides,
  };
}
