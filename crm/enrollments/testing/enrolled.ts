import type { CandidateReport } from '#client/generated/rest/participants.ts';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildStudents } from '#mocks/builders/student.ts';

/** The lecture whose students are listed. */
export const lectures_by_pk = buildLecture({ capacity: 12 });
/** Fourteen students, of whom the first eight were enrolled. */
export const students = buildStudents(14);
const enrollments = students.slice(0, 8).map((student, index) => ({
  ...buildEnrollment({ studentId: student.id, toDate: index === 7 ? '2026-11-05' : null }),
  student,
}));
/** Two who are looked up under the lecture and not enrolled. */
export const represented = students.slice(8, 10).map((student) => ({ student }));
/** The list of the lecture; the last enrollment has ended. */
export const list = { enrollments, enrollments_aggregate: { aggregate: { count: 8 } } };
const counted = (count: number) => ({ aggregate: { count } });
/** How many there are, with those that ended. */
export const counts = {
  lectures_by_pk: { ...lectures_by_pk, enrollments_aggregate: counted(9), standing: counted(8) },
};
/** The seven that still run. */
export const standing = enrollments.slice(0, 7).map(({ studentId }) => ({ studentId }));
const candidate = (at: number) => {
  const { id, studentNumber, school, grade, user } = students[at] ?? students[0]!;
  const known = { userId: id, name: user.name, studentNumber, school, grade: grade ?? null };
  return { ...known, phoneEnd: user.phone?.slice(-4) ?? '', isEnrolled: false };
};
const blank = { studentNumber: null, phone: null, school: '' };
/** A pasted list: one is found, one may be either of two. */
export const pasted: CandidateReport = {
  rows: [
    { ...blank, row: 1, name: '장도윤', kind: 'MATCHED', reason: '', candidates: [candidate(8)] },
    {
      ...blank,
      row: 2,
      name: '임지아',
      kind: 'AMBIGUOUS',
      reason: '임지아: 맞는 학생이 2명입니다. 누구인지 골라 주세요.',
      candidates: [candidate(9), candidate(10)],
    },
  ],
  unread: ['읽지 않은 시트: ‘3반’ 12행'],
  counts: { matched: 1, ambiguous: 1, unknown: 0, present: 0, repeated: 0 },
};
