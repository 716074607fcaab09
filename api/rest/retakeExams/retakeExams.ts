import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { lockDefinition, newDefinition, nextSequence, definitionOf, setCoreInfo } from '../exams/definition.ts';
import { replaceQuestions } from '../exams/questions.ts';
import type { Handler } from '../_protocol/handler.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';

/** Creates a retake exam. */
export const createRetakeExam: Handler<'createRetakeExam'> = async ({ trx, body }) => {
  await lockDefinition(trx, 'exams', { id: body.examId });
  const { id } = await trx
    .insertInto('retake_exams')
    .values({ ...newDefinition(body), ...nextSequence, exam_id: body.examId })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (body.questions) await replaceQuestions(trx, { retake_exam_id: id }, body.questions, { cutline: null, ...body });
  return definitionOf(trx, 'retake_exams', id);
};

/** Changes a retake exam. */
export const updateRetakeExam: Handler<'updateRetakeExam'> = async (context) => {
  const { trx, params, body } = context;
  const { version, questions, ...info } = body;
  await sayUnconditional(context, 'EXAM_UPDATE', version);
  await lockDefinition(trx, 'retake_exams', { id: params.retakeId, version });
  const { totalPoints, ...named } = info;
  await setCoreInfo(trx, 'retake_exams', params.retakeId, questions?.length ? named : info);
  if (questions) await replaceQuestions(trx, { retake_exam_id: params.retakeId }, questions, { totalPoints, ...named });
  return definitionOf(trx, 'retake_exams', params.retakeId);
};

/** Deletes a retake exam that nobody took. */
export const deleteRetakeExam: Handler<'deleteRetakeExam'> = async ({ trx, params }) => {
  await lockDefinition(trx, 'retake_exams', { id: params.retakeId });
  await trx.deleteFrom('retake_exams').where('id', '=', params.retakeId).execute();
};

/** Maps each question of a retake exam to a question of the exam. */
export const mapRetakeQuestions: Handler<'mapRetakeQuestions'> = async ({ trx, params, body }) => {
  const { retakeId } = params;
  await lockDefinition(trx, 'retake_exams', { id: retakeId });
  const own = await questionsOf(trx, retakeId);
  const originals = await originalsOf(trx, retakeId);
  const errors = body.pairs.flatMap(({ number, originalNumber }, at) => [
    ...(own.has(number) ? [] : [{ field: `pairs.${at}.number`, message: `재시험지에 ${number}번 문항이 없습니다.` }]),
    ...(originals.has(originalNumber)
      ? []
      : [{ field: `pairs.${at}.originalNumber`, message: `원래 시험에 ${originalNumber}번 문항이 없습니다.` }]),
  ]);
  if (errors.length > 0) throw invalid(errors);
  await trx.deleteFrom('retake_question_maps').where('retake_exam_id', '=', retakeId).execute();
  const rows = body.pairs.map(({ number, originalNumber }) => ({
    retake_exam_id: retakeId,
    question_id: own.get(number) ?? '',
    original_question_id: originals.get(originalNumber) ?? '',
  }));
  if (rows.length > 0) await trx.insertInto('retake_question_maps').values(rows).execute();
  return definitionOf(trx, 'retake_exams', retakeId);
};

/** Ids of a retake exam's questions, by their numbers. */
async function questionsOf(trx: Transaction<Tables>, retakeId: string): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('exam_questions')
    .select(['id', 'number'])
    .where('retake_exam_id', '=', retakeId)
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Ids of the exam's questions, by their numbers. */
async function originalsOf(trx: Transaction<Tables>, retakeId: string): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('retake_exams')
    .innerJoin('exam_items', 'exam_items.exam_id', 'retake_exams.exam_id')
    .select(['exam_items.question_id as id', 'exam_items.number'])
    .where('retake_exams.id', '=', retakeId)
    .execute();
  return new Map(rows.map(({ id, number }) => [Number(number), String(id)]));
}
