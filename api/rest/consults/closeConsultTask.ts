import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Says that a student was taken care of; who did it first stays. */
export const closeConsultTask: Handler<'closeConsultTask'> = async ({ trx, params, actor, now }) => {
  const task = await trx
    .selectFrom('consult_tasks')
    .select('closed_at')
    .where('id', '=', params.taskId)
    .forUpdate()
    .executeTakeFirst();
  if (!task) throw notFound('상담할 일');
  if (task.closed_at !== null) return;
  await trx
    .updateTable('consult_tasks')
    .set({ closed_at: now, closed_by: actor.userId })
    .where('id', '=', params.taskId)
    .execute();
};
