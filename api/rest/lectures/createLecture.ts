import type { Handler } from '../_protocol/handler.ts';
import { lectureRow } from './lectureRow.ts';

/** Creates a lecture; its name must be unique among active ones. */
export const createLecture: Handler<'createLecture'> = ({ trx, body }) =>
  trx.insertInto('lectures').values(lectureRow(body)).returning('id').executeTakeFirstOrThrow();
