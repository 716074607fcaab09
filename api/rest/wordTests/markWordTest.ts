import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { lockExamRow } from '../scores/cells/standing.ts';
import { followCells, putDueAttempts, type ScoredPlan } from './scoreCells.ts';

/** Marks a printed attempt by hand; the cell that keeps its score follows. */
export const markWordTest: Handler<'markWordTest'> = async ({ trx, params, body, changeSet, now }) => {
  const plan = await planOf(trx, params.testId);
  if (!plan) throw notFound('종이 단어 시험');
  // In the order in which a scanned sheet takes them: exam, attempt.
  if (plan.exam_id !== null) await lockExamRow(trx, plan.exam_id);
  const test = await lockTestRow(trx, params.testId);
  if (isStale(test, body.version)) {
    const theirs = { ...test, title: plan.title, right: await rightOf(trx, test.id) };
    throw await staleVersion(
      trx,
      'word_tests',
      theirs,
      { right: body.right },
      { columns: { right: '맞은 문항' }, codes: {} },
    );
  }
  const foreign = body.right.filter((number) => number > plan.question_count);
  if (foreign.length > 0) {
    throw invalid([
      { field: 'right', message: `문항은 ${plan.question_count}번까지입니다. ${foreign.join(', ')}번은 없습니다.` },
    ]);
  }
  await changeSet('WORD_TEST_MARK');
  await writeMarks(trx, test.id, body.right);
  const finished_at = test.finished_at ?? (now > test.started_at ? now : test.started_at);
  const { version } = await trx
    .updateTable('word_tests')
    // The marks are rows of their own: marking again changes nothing of the test but its version.
    .set({ finished_at, version: test.version + 1 })
    .where('id', '=', test.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const correct = body.right.length;
  if (plan.exam_id !== null) {
    await followCells(trx, [{ attemptId: test.score_attempt_id, after: correct }]);
    await putDueAttempts(trx, plan, plan.exam_id, async () => undefined);
  }
  return { id: test.id, version, correct };
};

async function planOf(trx: Transaction<Tables>, testId: string): Promise<ScoredPlan | undefined> {
  return trx
    .selectFrom('word_tests as test')
    .innerJoin('word_test_plans as plan', 'plan.id', 'test.plan_id')
    .select(['plan.id', 'plan.title', 'plan.exam_id', 'plan.question_count', 'plan.target_count', 'plan.is_printed'])
    .where('test.id', '=', testId)
    .where('test.is_printed', '=', true)
    .executeTakeFirst();
}

async function lockTestRow(trx: Transaction<Tables>, testId: string) {
  return trx
    .selectFrom('word_tests')
    .select(['id', 'version', 'started_at', 'finished_at', 'score_attempt_id'])
    .where('id', '=', testId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The numbers of the questions that are marked as right. */
async function rightOf(trx: Transaction<Tables>, testId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('word_test_answers')
    .select('sequence')
    .where('test_id', '=', testId)
    .where('is_correct', '=', true)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
}

/** What was written is not known; a right answer is kept as the right one, a wrong one as none. */
async function writeMarks(trx: Transaction<Tables>, testId: string, right: readonly number[]): Promise<void> {
  await sql`
    update word_test_answers as asked
    set is_correct = asked.sequence = any(${[...right]}::integer[]),
      answer = case when asked.sequence = any(${[...right]}::integer[]) then asked.right_answers[1] else '' end
    where asked.test_id = ${testId}`.execute(trx);
}
