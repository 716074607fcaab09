import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from '../participants/week.ts';
import { newDefinition, nextSequence, definitionOf } from './definition.ts';
import { replaceQuestions } from './questions.ts';

/** Creates an exam of a week, unlinked or from a template of the lecture; every participant of the week gets a score. */
export const createExam: Handler<'createExam'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  if (body.templateId === undefined && body.name === undefined) {
    throw invalid([{ field: 'name', message: '시험 이름을 써 주세요.' }]);
  }
  if (body.templateId !== undefined) {
    const template = await trx
      .selectFrom('exam_templates')
      .select('id')
      .where('id', '=', body.templateId)
      .where('lecture_id', '=', params.lectureId)
      .executeTakeFirst();
    if (!template) throw notFound('시험 양식');
  }
  const { id } = await trx
    .insertInto('exams')
    .values({
      ...newDefinition(body),
      ...nextSequence,
      weekly_lecture_id: week,
      lecture_id: params.lectureId,
      template_id: body.templateId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (body.questions && body.templateId === undefined) {
    await replaceQuestions(trx, { exam_id: id }, body.questions, { cutline: null, ...body });
  }
  return definitionOf(trx, 'exams', id);
};
