import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { pointsFrom } from '../scores/points.ts';
import { mustBeInWeek } from './inWeek.ts';
import { lockDefinition, definitionOf, setCoreInfo, type CoreInfo } from './definition.ts';
import { replaceQuestions } from './questions.ts';

/** Changes name, cutline and points of an unlinked exam. */
export const updateExam: Handler<'updateExam'> = async ({ trx, params, body }) => {
  await mustBeInWeek(trx, params);
  return change(trx, params.examId, body);
};

/** The same, whatever week the exam is in. */
export const setExamCoreInfo: Handler<'setExamCoreInfo'> = ({ trx, params, body }) => change(trx, params.examId, body);

/** Moves the cutline; triggers update who must come to the clinic. */
export const setExamCutline: Handler<'setExamCutline'> = async ({ trx, params, body }) => {
  await mustBeInWeek(trx, params);
  return change(trx, params.examId, { ...body, cutline: pointsFrom(params.value) });
};

/** Writes the questions and key of an unlinked exam. */
export const setExamKey: Handler<'setExamKey'> = async ({ trx, params, body }) => {
  await lockDefinition(trx, 'exams', { id: params.examId, version: body.version });
  await replaceQuestions(trx, { exam_id: params.examId }, body.questions);
  return definitionOf(trx, 'exams', params.examId);
};

/** Lets students see an exam, or hides it. */
export const showExam: Handler<'showExam'> = async ({ trx, params, body }) => {
  await lockDefinition(trx, 'exams', { id: params.examId, version: body.version });
  await trx
    .updateTable('exams')
    .set({ is_shown: params.flag === 'true' })
    .where('id', '=', params.examId)
    .execute();
  return definitionOf(trx, 'exams', params.examId);
};

async function change(trx: Transaction<Tables>, id: string, { version, ...info }: CoreInfo & { version: number }) {
  await lockDefinition(trx, 'exams', { id, version });
  await setCoreInfo(trx, 'exams', id, info);
  return definitionOf(trx, 'exams', id);
}
