import type { Context, Handler } from '../_protocol/handler.ts';
import { pointsFrom } from '../scores/cells/points.ts';
import { mustBeInWeek } from './inWeek.ts';
import { definitionOf, setCoreInfo, type CoreInfo } from './definition.ts';
import { lockExam } from './lockExam.ts';
import { replaceQuestions } from './questions.ts';

/** Changes name, cutline and points of an unlinked exam. */
export const updateExam: Handler<'updateExam'> = async (context) => {
  await mustBeInWeek(context.trx, context.params);
  return change(context, context.params.examId, context.body);
};

/** The same, whatever week the exam is in. */
export const setExamCoreInfo: Handler<'setExamCoreInfo'> = (context) =>
  change(context, context.params.examId, context.body);

/** Moves the cutline; triggers update who must come to the clinic. */
export const setExamCutline: Handler<'setExamCutline'> = async (context) => {
  const { trx, params, body } = context;
  await mustBeInWeek(trx, params);
  return change(context, params.examId, { ...body, cutline: pointsFrom(params.value) });
};

/** Writes the questions and key of an unlinked exam. */
export const setExamKey: Handler<'setExamKey'> = async (context) => {
  const { trx, params, body } = context;
  await lockExam(context, { id: params.examId, version: body.version });
  await replaceQuestions(trx, { exam_id: params.examId }, body.questions);
  return definitionOf(trx, 'exams', params.examId);
};

/** Lets students see an exam, or hides it. */
export const showExam: Handler<'showExam'> = async (context) => {
  const { trx, params, body } = context;
  await lockExam(context, { id: params.examId, version: body.version });
  await trx
    .updateTable('exams')
    .set({ is_shown: params.flag === 'true' })
    .where('id', '=', params.examId)
    .execute();
  return definitionOf(trx, 'exams', params.examId);
};

type Writing = Pick<Context<'updateExam'>, 'trx' | 'changeSet'>;

async function change(context: Writing, id: string, { version, ...info }: CoreInfo & { version?: number | undefined }) {
  await lockExam(context, { id, version });
  await setCoreInfo(context.trx, 'exams', id, info);
  return definitionOf(context.trx, 'exams', id);
}
