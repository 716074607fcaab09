import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Adds a D-day after the others of its lecture. */
export const createLectureDday: Handler<'createLectureDday'> = async ({ trx, params, body }) => {
  // Locked until the commit, so that two new ones do not take the same position.
  const lecture = await lockRow(trx, 'lectures', params.lectureId);
  const { last } = await trx
    .selectFrom('lecture_ddays')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('lecture_id', '=', lecture.id)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('lecture_ddays')
    .values({
      lecture_id: lecture.id,
      title: cleanLine(body.title),
      falls_on: body.fallsOn,
      sequence: Number(last ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
