import { forbidden } from '../../../http/problem.ts';
import type { Actor } from '../handler.ts';

/** 403 for staff: what is for students works on one's own student record, and staff have none. */
export function studentsOnly({ userType }: Actor): void {
  if (userType !== 'STUDENT') throw forbidden('students-only', '학생만 할 수 있습니다.');
}
