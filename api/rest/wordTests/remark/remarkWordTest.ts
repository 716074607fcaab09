import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../../http/problem.ts';
import { dryRun, fingerprint } from '../../_protocol/dryRun.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { unconditional } from '../../_protocol/unconditional.ts';
import { lockExamRow } from '../../scores/cells/standing.ts';
import { followCells } from '../scoreCells.ts';
import { judge, type Judged, type RemarkedPlan } from './judge.ts';
import { noRow } from '../../_protocol/rows.ts';

/** Marks the attempts of a test by the words as they are now, or says what would change; the cells that keep their scores follow. */
export const remarkWordTest: Handler<'remarkWordTest'> = async ({ trx, params, body, changeSet, now }) => {
  const plan = await lockPlan(trx, params.planId);
  // In the order in which a paper that is marked takes them: exam, attempts.
  if (plan.examId !== null) await lockExamRow(trx, plan.examId);
  await sql`select from word_tests where plan_id = ${plan.id} order by id for no key update`.execute(trx);
  const act = async () => {
    await sql`select close_word_tests(${now}, null, ${plan.id})`.execute(trx);
    const { judged, undecided } = await judge(trx, plan);
    const becameRight = judged.filter(({ wasRight, isRight }) => isRight === true && !wasRight).length;
    const becameWrong = judged.filter(({ wasRight, isRight }) => isRight === false && wasRight).length;
    const isNoted = !body.dryRun && judged.length > 0;
    const facts = { becameRight, becameWrong, ...(body.plan === undefined && unconditional) };
    const changeSetId = isNoted ? await changeSet('WORD_TEST_REMARK', facts) : null;
    await write(trx, judged);
    const changed = await changedTests(trx, judged);
    const keptCells = await followCells(trx, changed);
    const changes = changed.map(({ attemptId: _, ...change }) => change);
    const words = correctedWords(judged);
    const marks = judged.map(({ id, isRight }) => [id, isRight]);
    return {
      changes,
      becameRight,
      becameWrong,
      words,
      undecided,
      keptCells,
      changeSetId,
      ...(await leftOut(trx, plan.id)),
      plan: await fingerprint([marks, words, changes, keptCells]),
    };
  };
  const outcome = body.dryRun ? await dryRun(trx, act) : await act();
  if (!body.dryRun && body.plan !== undefined && body.plan !== outcome.plan) {
    throw conflict('outcome-changed', '미리 본 뒤로 단어나 답이 바뀌었습니다. 다시 확인하고 채점해 주세요.');
  }
  return outcome;
};

async function lockPlan(trx: Transaction<Tables>, planId: string): Promise<RemarkedPlan> {
  const { rows } = await sql<RemarkedPlan>`
    select id, exam_id as "examId", kind, ignores_case as "ignoresCase", ignores_spaces as "ignoresSpaces",
      accepts_any_meaning as "acceptsAnyMeaning"
    from word_test_plans where id = ${planId} for no key update`.execute(trx);
  if (!rows[0]) throw noRow('word_test_plans');
  return rows[0];
}

async function write(trx: Transaction<Tables>, judged: readonly Judged[]): Promise<void> {
  const marks = judged.map(({ id, isRight, after }) => ({ id, is_correct: isRight, right_answers: after }));
  await sql`
    update word_test_answers as asked set is_correct = wanted.is_correct, right_answers = wanted.right_answers
    from json_to_recordset(${JSON.stringify(marks)}::json) as wanted (id uuid, is_correct boolean, right_answers text[])
    where asked.id = wanted.id`.execute(trx);
  const tests = [...new Set(judged.map(({ testId }) => testId))];
  await sql`update word_tests set version = version + 1 where id = any(${tests}::uuid[])`.execute(trx);
}

/** The attempts with an answer that became right or wrong, by name, with the cell that keeps their score. */
async function changedTests(trx: Transaction<Tables>, judged: readonly Judged[]) {
  const gained = new Map<string, number>();
  for (const { testId, wasRight, isRight } of judged) {
    if (wasRight !== isRight) gained.set(testId, (gained.get(testId) ?? 0) + (isRight ? 1 : -1));
  }
  const { rows } = await sql<{
    testId: string;
    studentName: string;
    attemptNumber: number;
    attemptId: string | null;
    after: number;
  }>`
    select test.id as "testId", users.name as "studentName", test.attempt_number as "attemptNumber", test.score_attempt_id as "attemptId",
      (select count(*) from word_test_answers where test_id = test.id and is_correct)::integer as after
    from word_tests as test join users on users.id = test.student_id
    where test.id = any(${[...gained.keys()]}::uuid[])
    order by users.name, test.student_id, test.attempt_number`.execute(trx);
  return rows.map((row) => ({ ...row, before: row.after - (gained.get(row.testId) ?? 0) }));
}

/** Each word once, with what was right and what is. */
function correctedWords(judged: readonly Judged[]): ReplyOf<'remarkWordTest'>['words'] {
  const words = judged.map(({ prompt, before, after }) => ({ prompt, before, after }));
  return [...new Map(words.map((word) => [JSON.stringify(word), word])).values()];
}

async function leftOut(trx: Transaction<Tables>, planId: string): Promise<{ printed: number; open: number }> {
  const { rows } = await sql<{ printed: number; open: number }>`
    select (count(*) filter (where is_printed and finished_at is not null))::integer as printed,
      (count(*) filter (where not is_printed and finished_at is null))::integer as open
    from word_tests where plan_id = ${planId}`.execute(trx);
  return rows[0]!;
}
