import type { Context, Handler } from '../_protocol/handler.ts';
import { lockDefinition, definitionOf } from './definition.ts';
import { lockExam } from './lockExam.ts';

/** Links an exam to a template, whose definition and questions it then shares. */
export const linkExam: Handler<'linkExam'> = (context) => setTemplate(context, context.params.examId, context.body);

/** Unlinks an exam: it gets a copy of the shared definition. */
export const unlinkExam: Handler<'unlinkExam'> = (context) =>
  setTemplate(context, context.params.examId, { ...context.body, templateId: null });

async function setTemplate(
  context: Pick<Context<'linkExam'>, 'trx' | 'changeSet'>,
  id: string,
  { version, templateId }: { version?: number | undefined; templateId: string | null },
) {
  const { trx } = context;
  await lockExam(context, { id, version });
  if (templateId !== null) await lockDefinition(trx, 'exam_templates', { id: templateId });
  await trx.updateTable('exams').set({ template_id: templateId }).where('id', '=', id).execute();
  return definitionOf(trx, 'exams', id);
}
