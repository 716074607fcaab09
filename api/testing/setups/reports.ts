import type { TestApi } from '../api.ts';
import { addExam } from './exams.ts';

/** An exam of 100 points that is shown, in a new week, where everybody was given 50, 51, 52 … in the order of the scores. */
export async function addShownExam(api: TestApi, weekNumber: number) {
  const exam = await addExam(api, weekNumber);
  const { kysely } = api.deps.db;
  const attempts = exam.scores.map(({ id }, at) => ({ score_id: id, exam_id: exam.id, value: 50 + at }));
  await kysely.insertInto('score_attempts').values(attempts).execute();
  await kysely.updateTable('exams').set({ is_shown: true }).where('id', '=', exam.id).execute();
  return exam;
}
