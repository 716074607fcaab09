import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { newDefinition, nextSequence } from '../exams/definition.ts';
import { changeCells } from '../scores/cells/changeCells.ts';
import { lockScoreRows } from '../scores/cells/lockScoreRows.ts';

/** What of a word test its scores need. */
export interface ScoredPlan {
  id: string;
  exam_id: string | null;
  is_printed: boolean;
  title: string;
  question_count: number;
  target_count: number;
}

/** The exam of the week that keeps the scores, made when it is first needed: a point for each question, the target as its cutline. */
export async function examOf(
  trx: Transaction<Tables>,
  plan: ScoredPlan & { weekly_lecture_id: string },
): Promise<string> {
  if (plan.exam_id !== null) return plan.exam_id;
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

/**
 * Puts the finished attempts of a word test that are in no cell yet into the scores of its exam: the first into the first attempt, each
 * later one into the next retake. `begin` is called once, when there is anything to write.
 */
export async function putDueAttempts(
  trx: Transaction<Tables>,
  plan: ScoredPlan,
  examId: string,
  begin: () => Promise<unknown>,
): Promise<{ written: number; skipped: number }> {
  const { due, skipped } = await attemptsDue(trx, plan.id, examId);
  if (due.length === 0) return { written: 0, skipped };
  await lockScoreRows(
    trx,
    due.map(({ scoreId }) => scoreId),
  );
  await begin();
  const delivery_type = plan.is_printed ? 'ONSITE' : 'ONLINE';
  for (let place = 0; due.some((one) => one.place === place); place++) {
    const round = due.filter((one) => one.place === place);
    await putFirst(
      trx,
      round.filter(({ isFirst }) => isFirst),
      delivery_type,
    );
    await putRetakes(
      trx,
      examId,
      round.filter(({ isFirst }) => !isFirst),
      delivery_type,
    );
  }
  return { written: due.length, skipped };
}

/** A finished attempt that is in no cell yet. */
interface Due {
  testId: string;
  scoreId: string;
  correct: number;
  /** The retake exam whose answer sheet was printed with it. */
  retakeExamId: string | null;
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
    select test.id as "testId", score.id as "scoreId", score.status, test.student_id as "studentId", result.correct, test.retake_exam_id as "retakeExamId",
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

/**
 * Changes the cells that keep the scores of attempts to what is right in them now. With `before` only a cell that still has this value.
 * @returns how many cells have another value, and stay
 */
export async function followCells(
  trx: Transaction<Tables>,
  changes: readonly { attemptId: string | null; before?: number; after: number }[],
): Promise<number> {
  const kept = changes.filter(({ attemptId }) => attemptId !== null);
  const { rows } = await sql<{ scoreId: string; retakeNumber: number; value: number; isOwn: boolean }>`
    select cell.score_id as "scoreId", cell.retake_number as "retakeNumber", wanted.after as value,
      coalesce(cell.value = wanted.before, true) as "isOwn"
    from json_to_recordset(${JSON.stringify(kept)}::json) as wanted ("attemptId" uuid, before integer, after integer)
    join score_attempts as cell on cell.id = wanted."attemptId"
    where cell.value is not null`.execute(trx);
  const cells = rows.filter(({ isOwn }) => isOwn).map(({ isOwn: _, ...cell }) => cell);
  if (cells.length > 0) await changeCells(trx, cells);
  return rows.length - cells.length;
}

type Delivery = 'ONSITE' | 'ONLINE';

async function putFirst(trx: Transaction<Tables>, due: readonly Due[], deliveryType: Delivery): Promise<void> {
  if (due.length === 0) return;
  const changes = due.map(({ scoreId, correct }) => ({ scoreId, value: correct, deliveryType }));
  const cells = await changeCells(trx, changes);
  await link(
    trx,
    due.map(({ testId }, at) => ({ testId, attemptId: cells[at]?.id ?? null })),
  );
}

async function putRetakes(
  trx: Transaction<Tables>,
  examId: string,
  due: readonly Due[],
  delivery_type: Delivery,
): Promise<void> {
  if (due.length === 0) return;
  const added = await trx
    .insertInto('score_attempts')
    .values(
      due.map(({ scoreId, correct, retakeExamId }) => ({
        score_id: scoreId,
        exam_id: examId,
        attempt_type: 'RETAKE',
        value: correct,
        retake_exam_id: retakeExamId,
        delivery_type,
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
