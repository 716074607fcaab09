import type { Handler } from '../_protocol/handler.ts';
import { lectureRow } from './lectureRow.ts';
import { replaceHours } from './replaceHours.ts';

/** Creates a lecture; its name must be unique among active ones. */
export const createLecture: Handler<'createLecture'> = async ({ trx, body }) => {
  const made = await trx.insertInto('lectures').values(lectureRow(body)).returning('id').executeTakeFirstOrThrow();
  await replaceHours(trx, made.id, body.hours);
  return made;
};
