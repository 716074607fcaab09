import { createContext, use } from 'react';
import type { StudentDetailQuery } from '../generated/graphql.ts';

/** A student as the page's query returns it. */
export type StudentDetail = NonNullable<StudentDetailQuery['students_by_pk']>;

/** The student of the page, for its tabs. */
export const StudentShown = createContext<StudentDetail | null>(null);

/** The student whose page this is; only within it. */
export function useStudentShown(): StudentDetail {
  const student = use(StudentShown);
  if (!student) throw new Error('not on the page of a student');
  return student;
}
