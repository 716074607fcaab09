import type { Handler } from '../_protocol/handler.ts';

/** Says how many must have taken an exam that gives 등급; those of all exams follow in SQL. */
export const changeScoreSettings: Handler<'changeScoreSettings'> = async ({ trx, body }) => {
  await trx.updateTable('score_settings').set({ least_takers: body.leastTakers }).execute();
};
