import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isRight } from '#recall/answers/isRight.ts';
import { offerChoices } from './offerChoices.ts';
import { lockTest, readTaking, type LockedTest } from './taking.ts';
import { noRow } from '../_protocol/rows.ts';

/** Begins an attempt, or resumes the open one. */
export const takeWordTest: Handler<'takeWordTest'> = async ({ trx, params, query, actor, now }) => {
  const { rows } = await sql<{ id: string | null }>`
    select begin_word_test(${params.planId}, ${actor.userId}, ${now}) as id`.execute(trx);
  const id = rows[0]?.id;
  if (id == null) throw noRow('word_test_plans');
  await offerChoices(trx, params.planId);
  if (query.after === 'RELOAD') await takeBackLeaving(trx, id, now);
  return readTaking(trx, id, now);
};

/** How long a phone takes to reload a page. A browser may call anything a reload, so longer than that is leaving. */
const RELOAD_MS = 20_000;

/** The page of an attempt said that it was left, and is back at once. */
async function takeBackLeaving(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('word_tests')
    .set(({ eb }) => ({ left_count: eb('left_count', '-', 1), left_at: null }))
    .where('id', '=', id)
    .where('left_at', '>=', new Date(now.getTime() - RELOAD_MS))
    .execute();
}

/** Marks the answer to the question that is asked; the last one ends the attempt. */
export const answerWordTest: Handler<'answerWordTest'> = async ({ trx, params, body, actor, now }) => {
  const test = await lockTest(trx, params.testId, actor.userId);
  const question = await trx
    .selectFrom('word_test_answers')
    .select(['id', 'sequence', 'answer', 'choices', 'right_answers'])
    .where('test_id', '=', test.id)
    .where('sequence', '=', body.sequence)
    .executeTakeFirstOrThrow(() => notFound('문항'));
  const answer = answerOf(test, body, question.choices);
  if (question.answer !== null) {
    // A reply that was lost is asked for again.
    if (question.answer === answer) return readTaking(trx, test.id, now);
    throw conflict('answered', '이미 답한 문항입니다.');
  }
  if (test.finishedAt) throw conflict('finished', '이미 끝난 시험입니다.');
  if (now >= test.endsAt) throw conflict('time-over', '시험 시간이 끝났습니다.');
  const left = await trx
    .selectFrom('word_test_answers')
    .select('sequence')
    .where('test_id', '=', test.id)
    .where('answer', 'is', null)
    .orderBy('sequence')
    .execute();
  if (left[0]?.sequence !== body.sequence)
    throw conflict('not-asked', '아직 묻지 않은 문항입니다. 차례대로 답해 주세요.');
  const rightAnswers = question.right_answers ?? [];
  const is_correct = test.kind === 'CHOICE' ? answer === rightAnswers[0] : isRight(answer, rightAnswers, test);
  await trx.updateTable('word_test_answers').set({ answer, is_correct }).where('id', '=', question.id).execute();
  if (left.length === 1)
    await trx.updateTable('word_tests').set({ finished_at: now }).where('id', '=', test.id).execute();
  return readTaking(trx, test.id, now);
};

function answerOf(
  { kind }: LockedTest,
  { choice, answer }: BodyOf<'answerWordTest'>,
  choices: readonly string[] | null,
): string {
  if (kind === 'SPELLING') {
    if (answer === undefined) throw invalid([{ field: 'answer', message: '답을 써 주세요.' }]);
    return answer.normalize('NFC').trim();
  }
  const chosen = choice === undefined ? undefined : choices?.[choice - 1];
  if (chosen === undefined) throw invalid([{ field: 'choice', message: '보기 중 하나를 골라 주세요.' }]);
  return chosen;
}

/** Ends an attempt; one whose time is over ended then. */
export const finishWordTest: Handler<'finishWordTest'> = async ({ trx, params, actor, now }) => {
  const test = await lockTest(trx, params.testId, actor.userId);
  if (!test.finishedAt) {
    const finished_at = now < test.endsAt ? now : test.endsAt;
    await trx.updateTable('word_tests').set({ finished_at }).where('id', '=', test.id).execute();
  }
  return readTaking(trx, test.id, now);
};

/** Counts that the student left the page. */
export const leaveWordTest: Handler<'leaveWordTest'> = async ({ trx, params, actor, now }) => {
  const test = await lockTest(trx, params.testId, actor.userId);
  if (!test.finishedAt && now < test.endsAt) {
    await trx
      .updateTable('word_tests')
      .set(({ eb }) => ({ left_count: eb('left_count', '+', 1), left_at: now }))
      .where('id', '=', test.id)
      .execute();
  }
  return readTaking(trx, test.id, now);
};
