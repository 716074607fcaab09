import type { Handler } from '../_protocol/handler.ts';

/** Says how many new words a day there are, and between which numbers students choose. */
export const changeWordSettings: Handler<'changeWordSettings'> = async ({ trx, body }) => {
  await trx
    .updateTable('word_settings')
    .set({ new_per_day: body.newPerDay, least_new: body.leastNew, most_new: body.mostNew })
    .execute();
};
