import { sql, type Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readCell } from '../scores/cells/cell.ts';
import { lockScoreRows } from '../scores/cells/lockScoreRows.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { decideTodo, lockTodoRow, readFollowUp, readTodo, type TodoRow } from './todo.ts';
import { writeRetake, type Retake } from './writeRetake.ts';
import { noRow } from '../_protocol/rows.ts';

/** Grades finished work at the clinic: the retake of the score and its todo. */
export const gradeClinicTodo: Handler<'gradeClinicTodo'> = async ({ trx, params, body, changeSet }) => {
  const given = [body.value, body.answers, body.passed].filter((one) => one !== undefined);
  if (given.length !== 1) {
    throw invalid([{ field: 'value', message: '점수, 답, 통과 여부 중 하나만 보내 주세요.' }]);
  }
  const todo = await lockTodoRow(trx, body.todoId, body.version);
  if (todo.participant_id !== params.participantId.toLowerCase()) throw noRow('clinic_todos');
  if (todo.decided_at !== null) throw conflict('move-not-allowed', '이미 통과나 미통과로 정한 할 일입니다.');
  const changeSetId = await changeSet('CLINIC_GRADE', factsOf(body.version));
  const cell = body.passed === undefined ? await gradeRetake(trx, todo, body) : null;
  if (body.passed !== undefined) await decideTodo(trx, todo, body.passed ? 'DONE' : 'FAILED');
  return {
    todo: await readTodo(trx, todo.id),
    followUp: await readFollowUp(trx, todo.id),
    cell,
    changeSetId,
    clinicStatus: await clinicStatusOf(trx, todo),
  };
};

async function gradeRetake(trx: Transaction<Tables>, todo: TodoRow, body: BodyOf<'gradeClinicTodo'>) {
  const asked = await trx
    .selectFrom('score_attempts')
    .select('score_id')
    .where('id', '=', todo.score_attempt_id)
    .executeTakeFirst();
  if (!asked) throw conflict('no-score', '성적과 이어지지 않은 할 일입니다. 통과나 미통과로 정해 주세요.');
  const { score_id: scoreId } = asked;
  const exams = await lockScoreRows(trx, [scoreId]);
  const retake: Retake = { scoreId, examId: exams.get(scoreId) ?? '', retakeExamId: todo.retake_exam_id };
  const write = () => writeRetake(trx, retake, body);
  // The todo is decided first: a passing value would otherwise cancel it as no longer needed.
  const { passed } = await dryRun(trx, write);
  await decideTodo(trx, todo, passed ? 'DONE' : 'FAILED');
  const { retakeNumber } = await write();
  return readCell(trx, { scoreId, retakeNumber });
}

async function clinicStatusOf(trx: Transaction<Tables>, { score_attempt_id }: TodoRow) {
  if (score_attempt_id === null) return null;
  const attempt = await trx
    .selectFrom('score_attempts')
    .select(sql<'NONE' | 'REQUIRED' | 'RESERVED' | 'DONE' | 'EXEMPT'>`clinic_status`.as('status'))
    .where('id', '=', score_attempt_id)
    .executeTakeFirst();
  return attempt?.status ?? null;
}
