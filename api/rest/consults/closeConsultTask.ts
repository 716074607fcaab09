import type { Handler } from '../_protocol/handler.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Says that a student was taken care of; who did it first stays. */
export const closeConsultTask: Handler<'closeConsultTask'> = async ({ trx, params, actor, now }) => {
  const task = await lockRow(trx, 'consult_tasks', params.taskId);
  if (task.closed_at !== null) return;
  await trx
    .updateTable('consult_tasks')
    .set({ closed_at: now, closed_by: actor.userId })
    .where('id', '=', params.taskId)
    .execute();
};
