/** A student in front of an exam, for the tests of what may become of it. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../generated/tables.ts';
import type { RuleTools } from './showRules.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

export interface Sitting {
  exam: Row<'exams'>;
  score: Row<'scores'>;
  student: string;
}

/** An exam of 100 points with a cutline of 60 unless said otherwise, and one student who is to sit it. */
export async function sitting(
  { make, accepts }: Pick<RuleTools, 'make' | 'accepts'>,
  values: Partial<Insertable<Tables['exams']>> = {},
): Promise<Sitting> {
  const exam = await make('exams', { cutline: 60, ...values });
  const participant = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
  const [score] = await accepts<Row<'scores'>>('select * from scores where exam_id = $1 and student_id = $2', [
    exam.id,
    participant.student_id,
  ]);
  if (!score) throw new Error('the participant was given no score');
  return { exam, score, student: participant.student_id };
}

/** Gives a score its first attempt. */
export async function firstAttempt({ accepts }: Pick<RuleTools, 'accepts'>, { score }: Sitting, value: number | null) {
  const sql = 'insert into score_attempts (score_id, value) values ($1, $2) returning *';
  const [attempt] = await accepts<Row<'score_attempts'>>(sql, [score.id, value]);
  return attempt!;
}
