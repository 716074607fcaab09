import type { Handler } from '../_protocol/handler.ts';

/** How many new words a day this student wants. */
export const chooseWordPace: Handler<'chooseWordPace'> = async ({ trx, body, actor }) => {
  const pace = { new_per_day: body.newPerDay };
  await trx
    .insertInto('word_paces')
    .values({ student_id: actor.userId, ...pace })
    .onConflict((same) => same.column('student_id').doUpdateSet(pace))
    .execute();
};
