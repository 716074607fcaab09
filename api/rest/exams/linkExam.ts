import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockDefinition, definitionOf } from './definition.ts';

/** Links an exam to a template, whose definition and questions it then shares. */
export const linkExam: Handler<'linkExam'> = ({ trx, params, body }) => setTemplate(trx, params.examId, body);

/** Unlinks an exam: it gets a copy of the shared definition. */
export const unlinkExam: Handler<'unlinkExam'> = ({ trx, params, body }) =>
  setTemplate(trx, params.examId, { ...body, templateId: null });

async function setTemplate(
  trx: Transaction<Tables>,
  id: string,
  { version, templateId }: { version: number; templateId: string | null },
) {
  await lockDefinition(trx, 'exams', { id, version });
  if (templateId !== null) await lockDefinition(trx, 'exam_templates', { id: templateId });
  await trx.updateTable('exams').set({ template_id: templateId }).where('id', '=', id).execute();
  return definitionOf(trx, 'exams', id);
}
