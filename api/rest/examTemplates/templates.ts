import { sql, type Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { lockDefinition, newDefinition, definitionOf, setCoreInfo } from '../exams/definition.ts';
import { replaceQuestions } from '../exams/questions.ts';
import type { Handler } from '../_protocol/handler.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { findRow } from '../_protocol/rows.ts';

/** Creates a template that exams of the lecture can share. */
export const createExamTemplate: Handler<'createExamTemplate'> = async ({ trx, params, body }) => {
  const lecture = await findRow(trx, 'lectures', params.lectureId);
  const { id } = await trx
    .insertInto('exam_templates')
    .values({ ...newDefinition(body), lecture_id: lecture.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (body.questions) await replaceQuestions(trx, { template_id: id }, body.questions, { cutline: null, ...body });
  return definitionOf(trx, 'exam_templates', id);
};

/** Changes a template and with it every exam that is linked to it. */
export const updateExamTemplate: Handler<'updateExamTemplate'> = async ({ trx, params, body, changeSet }) => {
  await mustBeOfLecture(trx, params);
  const { version, questions, ...info } = body;
  await lockDefinition(trx, 'exam_templates', { id: params.templateId, version });
  await changeSet('EXAM_TEMPLATE_UPDATE', factsOf(version));
  const { totalPoints, ...named } = info;
  await setCoreInfo(trx, 'exam_templates', params.templateId, questions?.length ? named : info);
  if (questions) await replaceQuestions(trx, { template_id: params.templateId }, questions, { totalPoints, ...named });
  return definitionOf(trx, 'exam_templates', params.templateId);
};

/** Changes name, cutline and points of a template. */
export const setTemplateCoreInfo: Handler<'setTemplateCoreInfo'> = async ({ trx, params, body, changeSet }) => {
  const { version, ...info } = body;
  await lockDefinition(trx, 'exam_templates', { id: params.templateId, version });
  await changeSet('EXAM_TEMPLATE_UPDATE', factsOf(version));
  await setCoreInfo(trx, 'exam_templates', params.templateId, info);
  return definitionOf(trx, 'exam_templates', params.templateId);
};

/** Deletes a template that no exam is linked to. Throws 409 that names the exams which are. */
export const deleteExamTemplate: Handler<'deleteExamTemplate'> = async ({ trx, params }) => {
  await mustBeOfLecture(trx, params);
  const linked = await trx
    .selectFrom('exams')
    .innerJoin('weekly_lectures as week', 'week.id', 'exams.weekly_lecture_id')
    .select(sql<string>`to_char(week.held_on, 'FMMM"월" FMDD"일"') || ' ' || exams.name`.as('label'))
    .where('exams.template_id', '=', params.templateId)
    .orderBy('week.held_on')
    .execute();
  if (linked.length > 0) {
    const which = someNames(
      linked.map(({ label }) => label),
      3,
      '개',
    );
    throw conflict('in-use', `시험에 쓰이고 있는 양식입니다: ${which}. 시험에서 연결을 먼저 끊어 주세요.`);
  }
  await trx.deleteFrom('exam_templates').where('id', '=', params.templateId).execute();
};

async function mustBeOfLecture(
  trx: Transaction<Tables>,
  { lectureId, templateId }: { lectureId: string; templateId: string },
): Promise<void> {
  await findRow(trx, 'exam_templates', { id: templateId, lecture_id: lectureId });
}
