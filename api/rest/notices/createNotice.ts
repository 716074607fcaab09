import type { Handler } from '../_protocol/handler.ts';
import { noticeRow } from './noticeRow.ts';

/** Publishes a notice to the staff. */
export const createNotice: Handler<'createNotice'> = ({ trx, body }) =>
  trx.insertInto('notices').values(noticeRow(body)).returning('id').executeTakeFirstOrThrow();
