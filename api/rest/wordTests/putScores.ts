import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { newDefinition, nextSequence } from '../exams/definition.ts';
import { changeCells } from '../scores/changeCells.ts';
import { lockScoreRows } from '../scores/lockScoreRows.ts';
import { refreshGrades } from '../scores/refreshGrades.ts';

/** Puts the finished attempts of a word test into the scores of its week; those that are there stay. */
export const putWordTestScores: Handler<'putWordTestScores'> = async ({ trx, params, changeSet, now }) => {
  const plan = await trx
    .selectFrom('word_test_plans')
    .select(['id', 'title', 'exam_id', 'weekly_lecture_id', 'question_count', 'target_count'])
    .where('id', '=', params.planId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!plan) throw notFound('단어 시험');
  if (plan.weekly_lecture_id === null) {
    throw conflict('no-week', '주차에 낸 시험만 성적에 넣을 수 있습니다. 고른 학생에게 낸 시험은 여기에서만 봅니다.');
  }
  await sql`select close_word_tests(${now}, null, ${plan.id})`.execute(trx);
  const examId = plan.exam_id ?? (await addExam(trx, { ...plan, weekly_lecture_id: plan.weekly_lecture_id }));
  const { due, skipped } = await attemptsDue(trx, plan.id, examId);
  let changeSetId: string | null = null;
  if (due.length > 0) {
    await lockScoreRows(
      trx,
      due.map(({ scoreId }) => scoreId),
    );
    changeSetId = await changeSet('WORD_TEST_SCORES');
    for (let place = 0; due.some((one) => one.place === place); place++) {
      const round = due.filter((one) => one.place === place);
      await putFirst(
        trx,
        round.filter(({ isFirst }) => isFirst),
      );
      await putRetakes(
        trx,
        examId,
        round.filter(({ isFirst }) => !isFirst),
      );
    }
    await refreshGrades(trx, [examId]);
  }
  const { below } = await trx
    .selectFrom('score_attempts')
    .select(({ fn }) => fn.count<number>('score_id').distinct().as('below'))
    .where('exam_id', '=', examId)
    .where('clinic_status', '=', 'REQUIRED')
    .executeTakeFirstOrThrow();
  return { examId, written: due.length, below: Number(below), skipped, changeSetId };
};

interface Plan {
  id: string;
  title: string;
  weekly_lecture_id: string;
  question_count: number;
  target_count: number;
}

/** A point for each question; the target is the cutline. */
async function addExam(trx: Transaction<Tables>, plan: Plan): Promise<string> {
  const { lecture_id } = await trx
    .selectFrom('weekly_lectures')
    .select('lecture_id')
    .where('id', '=', plan.weekly_lecture_id)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('exams')
    .values({
      ...newDefinition({ name: plan.title, cutline: plan.target_count, totalPoints: plan.question_count }),
      ...nextSequence,
      weekly_lecture_id: plan.weekly_lecture_id,
      lecture_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('word_test_plans').set({ exam_id: id }).where('id', '=', plan.id).execute();
  return id;
}

/** A finished attempt that is in no cell yet. */
interface Due {
  testId: string;
  scoreId: string;
  correct: number;
  /** Its place among those of its student, from 0. */
  place: number;
  /** Whether the first attempt of the score is free for it. */
  isFirst: boolean;
}

async function attemptsDue(
  trx: Transaction<Tables>,
  planId: string,
  examId: string,
): Promise<{ due: Due[]; skipped: number }> {
  const { rows } = await sql<Due & { status: string | null; studentId: string }>`
    select test.id as "testId", score.id as "scoreId", score.status, test.student_id as "studentId", result.correct,
      (row_number() over (partition by test.student_id order by test.attempt_number) - 1)::integer as place,
      row_number() over (partition by test.student_id order by test.attempt_number) = 1 and not exists (
        select from score_attempts as cell where cell.score_id = score.id and (cell.value is not null or cell.retake_number > 0)) as "isFirst"
    from word_tests as test join word_test_results as result on result.id = test.id
    left join scores as score on score.exam_id = ${examId} and score.student_id = test.student_id
    where test.plan_id = ${planId} and test.finished_at is not null and not exists (
      select from score_attempts as cell where cell.id = test.score_attempt_id and cell.exam_id = ${examId} and cell.value is not null)
    order by test.student_id, test.attempt_number`.execute(trx);
  const isOpen = ({ status }: { status: string | null }) =>
    status !== null && status !== 'ABSENT' && status !== 'EXEMPT';
  return {
    due: rows.filter(isOpen),
    skipped: new Set(rows.filter((row) => !isOpen(row)).map(({ studentId }) => studentId)).size,
  };
}

async function putFirst(trx: Transaction<Tables>, due: readonly Due[]): Promise<void> {
  if (due.length === 0) return;
  const changes = due.map(({ scoreId, correct }) => ({ scoreId, value: correct, deliveryType: 'ONLINE' as const }));
  const cells = await changeCells(trx, changes);
  await link(
    trx,
    due.map(({ testId }, at) => ({ testId, attemptId: cells[at]?.id ?? null })),
  );
}

async function putRetakes(trx: Transaction<Tables>, examId: string, due: readonly Due[]): Promise<void> {
  if (due.length === 0) return;
  const added = await trx
    .insertInto('score_attempts')
    .values(
      due.map(({ scoreId, correct }) => ({
        score_id: scoreId,
        exam_id: examId,
        attempt_type: 'RETAKE',
        value: correct,
        delivery_type: 'ONLINE',
      })),
    )
    .returning(['id', 'score_id'])
    .execute();
  const byScore = new Map(added.map(({ id, score_id }) => [score_id, id]));
  await link(
    trx,
    due.map(({ testId, scoreId }) => ({ testId, attemptId: byScore.get(scoreId) ?? null })),
  );
}

/** Remembers in which cell each attempt is. */
async function link(
  trx: Transaction<Tables>,
  cells: readonly { testId: string; attemptId: string | null }[],
): Promise<void> {
  await sql`
    update word_tests set score_attempt_id = wanted."attemptId"
    from json_to_recordset(${JSON.stringify(cells)}::json) as wanted ("testId" uuid, "attemptId" uuid)
    where word_tests.id = wanted."testId"`.execute(trx);
}
