import type { TestApi } from '../api.ts';
import { addWeek } from '../rows.ts';

/** The fields of a score for tests. */
export interface ScoreRow {
  id: string;
  studentId: string;
  status: string;
  version: number;
}

/** Options of a test exam. */
export interface ExamInput {
  cutline?: number;
  /** One choice question per point value; the right answer to number n is `n % 5 + 1`. */
  points?: readonly number[];
}

/** An exam in a new week of 미적분 B with the scores of its participants, so that a test changes nobody else's. */
export async function addExam(api: TestApi, weekNumber: number, { cutline, points = [] }: ExamInput = {}) {
  const week = await addWeek(api, weekNumber);
  const { kysely } = api.deps.db;
  const exam = await kysely
    .insertInto('exams')
    .values({ weekly_lecture_id: week.id, lecture_id: week.lectureId, name: '쪽지시험', sequence: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (points.length > 0) {
    const questions = points.map((value, at) => ({
      exam_id: exam.id,
      number: at + 1,
      answer: ((at + 1) % 5) + 1,
      points: value,
    }));
    await kysely.insertInto('exam_questions').values(questions).execute();
  }
  if (cutline !== undefined) await kysely.updateTable('exams').set({ cutline }).where('id', '=', exam.id).execute();
  return { week, id: exam.id, scores: await scoresOf(api, exam.id) };
}

/** The scores of an exam, in the order of their students: ids of one millisecond have no order. */
export async function scoresOf(api: TestApi, examId: string): Promise<ScoreRow[]> {
  return api.deps.db.kysely
    .selectFrom('scores')
    .select(['id', 'student_id as studentId', 'status', 'version'])
    .where('exam_id', '=', examId)
    .orderBy('student_id')
    .execute();
}
