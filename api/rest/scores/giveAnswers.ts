import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { CellKey } from './cells/cell.ts';

/** The answers of an attempt. */
export interface Answers extends Required<CellKey> {
  examId: string;
  /** The version of the attempt that was read; 0 for a first attempt that has not begun. */
  version: number;
  answers: readonly number[];
}

/**
 * Writes the answers of an attempt and the value graded by the key. The caller must lock the score first, and afterwards
 * refresh the grades of the exam. Throws 409 where the key lacks an answer.
 * @returns the attempt; undefined when it has another version
 */
export async function giveAnswers(trx: Transaction<Tables>, wanted: Answers): Promise<string | undefined> {
  const id = await writeAnswers(trx, wanted);
  if (id !== undefined) await gradeAttempt(trx, id, wanted.answers.length);
  return id;
}

async function writeAnswers(trx: Transaction<Tables>, wanted: Answers): Promise<string | undefined> {
  const { scoreId, retakeNumber = 0, examId, version } = wanted;
  const answers = [...wanted.answers];
  const isFirst = version === 0 && retakeNumber === 0;
  const attempt = isFirst
    ? trx
        .insertInto('score_attempts')
        .values({ score_id: scoreId, exam_id: examId, answers })
        .onConflict((existing) => existing.columns(['score_id', 'retake_number']).doNothing())
        .returning('id')
    : trx
        .updateTable('score_attempts')
        .set({ answers })
        .where('score_id', '=', scoreId)
        .where('retake_number', '=', retakeNumber)
        .where('version', '=', version)
        .returning('id');
  return (await attempt.executeTakeFirst())?.id;
}

async function gradeAttempt(trx: Transaction<Tables>, id: string, given: number): Promise<void> {
  const { rows } = await sql<{ questions: number; last: number | null; unknown: string | null; points: number }>`
    select count(*)::integer as questions, max(number)::integer as last,
      string_agg(number::text, ', ' order by number) filter (where answer is null and grading_rule = 'NORMAL') as unknown,
      coalesce(sum(points) filter (where is_correct), 0)::float8 as points
    from score_answers where attempt_id = ${id}`.execute(trx);
  const { questions = 0, last, unknown, points } = rows[0] ?? {};
  if (questions === 0 && (await isOfWordTest(trx, id))) return gradeWords(trx, id);
  if (questions === 0) throw conflict('no-questions', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.');
  if (unknown) {
    throw conflict('answers-missing', `정답이 없는 문항이 있습니다: ${unknown}번. 정답을 넣고 다시 시도해 주세요.`);
  }
  if (given > (last ?? 0)) {
    throw invalid([{ field: 'answers', message: `문항은 ${last}번까지입니다. 답이 ${given}개 왔습니다.` }]);
  }
  await sql`update score_attempts set value = ${points}::numeric where id = ${id}`.execute(trx);
}

async function isOfWordTest(trx: Transaction<Tables>, attemptId: string): Promise<boolean> {
  const { rows } = await sql`
    select from score_attempts as cell join word_test_plans as plan on plan.exam_id = cell.exam_id
    where cell.id = ${attemptId} and plan.is_printed`.execute(trx);
  return rows.length > 0;
}

/** The value of a printed word test: its right answers, which a trigger has marked by then. */
async function gradeWords(trx: Transaction<Tables>, attemptId: string): Promise<void> {
  const { rows } = await sql`
    update score_attempts set value = result.correct
    from word_tests as test join word_test_results as result on result.id = test.id
    where score_attempts.id = ${attemptId} and test.score_attempt_id = score_attempts.id and test.is_printed
    returning score_attempts.id`.execute(trx);
  if (rows.length === 0) {
    throw conflict('not-printed', '이 학생에게 나간 시험지가 없습니다. 시험지를 인쇄한 학생의 답안지만 채점합니다.');
  }
}
