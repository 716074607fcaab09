import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from '../participants/week.ts';
import { newDefinition, nextSequence, definitionOf } from './definition.ts';
import { replaceQuestions } from './questions.ts';
import { findRow } from '../_protocol/rows.ts';

/** Creates an exam of a week, unlinked or from a template of the lecture; every participant of the week gets a score. */
export const createExam: Handler<'createExam'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  if (body.templateId === undefined && body.name === undefined) {
    throw invalid([{ field: 'name', message: '시험 이름을 써 주세요.' }]);
  }
  if (body.templateId !== undefined) {
    await findRow(trx, 'exam_templates', { id: body.templateId, lecture_id: params.lectureId });
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
