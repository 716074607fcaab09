import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { deleteRow, findRow, lockRow } from '../_protocol/rows.ts';

/** Sets a word test for the students of a week, or for chosen ones. */
export const createWordTestPlan: Handler<'createWordTestPlan'> = async ({ trx, body }) => {
  const studentIds = [...new Set(body.studentIds ?? [])];
  const weekId = body.weeklyLectureId ?? null;
  if ((weekId === null) === (studentIds.length === 0)) {
    throw invalid([{ field: 'studentIds', message: '주차를 고르거나, 볼 학생을 한 명 이상 골라 주세요.' }]);
  }
  await findRow(trx, 'word_decks', body.deckId);
  if (weekId !== null) await findRow(trx, 'weekly_lectures', weekId);
  const { id } = await trx
    .insertInto('word_test_plans')
    .values({
      ...columnsOf(body),
      deck_id: body.deckId,
      weekly_lecture_id: weekId,
      title: cleanLine(body.title),
      to_sequence: body.toSequence,
      question_count: body.questionCount,
      target_count: body.targetCount,
      opens_at: body.opensAt,
      closes_at: body.closesAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addTakers(trx, id, studentIds);
  return replyOf(trx, id);
};

/** Changes a word test. */
export const updateWordTestPlan: Handler<'updateWordTestPlan'> = async ({ trx, params, body, changeSet }) => {
  const plan = await lockRow(trx, 'word_test_plans', params.planId, 'no key update');
  if (isStale(plan, body.version)) throw await staleVersion(trx, 'word_test_plans', plan);
  if (body.studentIds && (plan.weekly_lecture_id === null) === (body.studentIds.length === 0)) {
    throw invalid([{ field: 'studentIds', message: '볼 학생은 주차가 없는 시험에만, 한 명 이상 고릅니다.' }]);
  }
  await sayUnconditional({ changeSet }, 'WORD_TEST_UPDATE', body.version);
  await trx
    .updateTable('word_test_plans')
    // Who takes it are rows of their own, and count as a change of it.
    .set({ ...columnsOf(body), version: plan.version + (body.studentIds ? 1 : 0) })
    .where('id', '=', plan.id)
    .execute();
  if (body.studentIds) await replaceTakers(trx, plan.id, [...new Set(body.studentIds)]);
  return replyOf(trx, plan.id);
};

/** Deletes a word test that nobody has begun. */
export const deleteWordTestPlan: Handler<'deleteWordTestPlan'> = async ({ trx, params }) => {
  await deleteRow(trx, 'word_test_plans', params.planId);
};

/** The given fields as columns; what is left out stays, or has its default. */
function columnsOf(body: BodyOf<'updateWordTestPlan'>) {
  return {
    title: body.title === undefined ? undefined : cleanLine(body.title),
    from_sequence: body.fromSequence,
    to_sequence: body.toSequence,
    kind: body.kind,
    direction: body.direction,
    question_count: body.questionCount,
    target_count: body.targetCount,
    is_printed: body.isPrinted,
    time_limit_seconds: body.timeLimitSeconds,
    max_attempts: body.maxAttempts,
    ignores_case: body.ignoresCase,
    ignores_spaces: body.ignoresSpaces,
    accepts_any_meaning: body.acceptsAnyMeaning,
    accepts_synonyms: body.acceptsSynonyms,
    opens_at: body.opensAt,
    closes_at: body.closesAt,
  };
}

/** Who takes it already, and left since, is in nobody's way. */
async function addTakers(trx: Transaction<Tables>, planId: string, studentIds: readonly string[]): Promise<void> {
  const takers = await trx.selectFrom('word_test_takers').select('student_id').where('plan_id', '=', planId).execute();
  const added = studentIds.filter((id) => !takers.some(({ student_id }) => student_id === id));
  if (added.length === 0) return;
  await requireActiveStudents(trx, added);
  const rows = added.map((student_id) => ({ plan_id: planId, student_id }));
  await trx.insertInto('word_test_takers').values(rows).execute();
}

/** Those who have begun stay. */
async function replaceTakers(trx: Transaction<Tables>, planId: string, studentIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('word_test_takers')
    .where('plan_id', '=', planId)
    .where('student_id', 'not in', studentIds)
    .where('student_id', 'not in', trx.selectFrom('word_tests').select('student_id').where('plan_id', '=', planId))
    .execute();
  await addTakers(trx, planId, studentIds);
}

async function replyOf(trx: Transaction<Tables>, id: string): Promise<ReplyOf<'createWordTestPlan'>> {
  return trx.selectFrom('word_test_plans').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow();
}
