import { buildExam } from '#mocks/builders/exam.ts';
import { buildAttempt, buildScore } from '#mocks/builders/score.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import type { Attempt, GradebookData, GradedExam, Score } from '../grades.ts';

/** Values of the attempts of a student in an exam, the first attempt first; `null` for one without points. */
export type Values = readonly (number | null)[];

export const students = buildStudents(5);

/** An attempt of a score. */
export const attemptOf = (
  scoreId: string,
  retakeNumber: number,
  part: Parameters<typeof buildAttempt>[0] = {},
): Attempt => buildAttempt({ id: `${scoreId}-${retakeNumber}`, scoreId, retakeNumber, ...part });

/** A score of the student at a place, 채점 when its first attempt has points. */
export function scoreOf(examId: string, studentAt: number, values: Values): Score {
  const id = `${examId}-${studentAt}`;
  const status = values[0] == null ? 'NONE' : 'GRADED';
  const attempts = values.map((value, retakeNumber) => attemptOf(id, retakeNumber, { value }));
  return { ...buildScore({ id, studentId: students[studentAt]!.id, status }), attempts };
}

/** An exam of 100 points with a cutline of 70, and the students' values in order; `undefined` for a student who is no participant. */
export function examOf(id: string, byStudent: readonly (Values | undefined)[]): GradedExam {
  return {
    ...buildExam({ id, weeklyLectureId: 'week' }),
    weeklyLecture: { weekNumber: 3, specialName: null, placeInWeek: null, heldOn: '2026-11-03' },
    retakeExams: [],
    scores: byStudent.flatMap((values, at) => (values ? [scoreOf(id, at, values)] : [])),
  };
}

export const gradebookOf = (exams: readonly GradedExam[]): GradebookData => ({ exams, students, absences: [] });
