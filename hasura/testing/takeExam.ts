import type { RuleTools } from './showRules.ts';

/** Students with these values in one exam of 100 points; answers by student, when they are given. */
export async function takeExam(
  { make, accepts }: Pick<RuleTools, 'make' | 'accepts'>,
  values: readonly (number | null)[],
  answers: readonly (readonly number[])[] = [],
  cutline: number | null = null,
) {
  const exam = await make('exams', { cutline });
  for (const [place, value] of values.entries()) {
    const { student_id } = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
    await accepts(
      `insert into score_attempts (score_id, value, answers)
       select id, $3, $4 from scores where exam_id = $1 and student_id = $2`,
      [exam.id, student_id, value, answers[place] ?? null],
    );
  }
  return exam.id;
}
