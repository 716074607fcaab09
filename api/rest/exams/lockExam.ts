import type { Context } from '../_protocol/handler.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { lockDefinition } from './definition.ts';

/** Locks an exam to change it; without the version that was read whatever is there is changed, as a change set that says so. */
export async function lockExam(
  context: Pick<Context<'updateExam'>, 'trx' | 'changeSet'>,
  exam: { id: string; version: number | undefined },
): Promise<void> {
  await sayUnconditional(context, 'EXAM_UPDATE', exam.version);
  await lockDefinition(context.trx, 'exams', exam);
}
