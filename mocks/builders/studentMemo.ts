import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 학생 메모; by default a pinned one about 김민수. */
export function buildStudentMemo(overrides: Partial<Row<'student_memos'>> = {}): Row<'student_memos'> {
  return {
    ...rowDefaults.student_memos,
    id: nextId(),
    studentId: students.minsu.id,
    body: '미적분을 먼저 마치고 확통으로 넘어가기로 함.',
    isPinned: true,
    ...stamps,
    ...overrides,
  };
}
