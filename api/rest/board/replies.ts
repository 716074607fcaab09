import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Keeps words that staff often answer with. */
export const createBoardReply: Handler<'createBoardReply'> = ({ trx, body }) =>
  trx.insertInto('board_replies').values(replyRow(body)).returning('id').executeTakeFirstOrThrow();

/** Changes them, if they still have the version that was read, where one was. */
export const updateBoardReply: Handler<'updateBoardReply'> = async (context) => {
  const { trx, params, body } = context;
  const reply = await findReply(trx, params.replyId);
  const row = replyRow(body);
  if (isStale(reply, body.version)) throw await staleVersion(trx, 'board_replies', reply, row);
  await sayUnconditional(context, 'BOARD_REPLY_UPDATE', body.version);
  await trx.updateTable('board_replies').set(row).where('id', '=', reply.id).execute();
  return { id: reply.id };
};

/** Deletes them. */
export const deleteBoardReply: Handler<'deleteBoardReply'> = async ({ trx, params }) => {
  const { id } = await findReply(trx, params.replyId);
  await trx.deleteFrom('board_replies').where('id', '=', id).execute();
};

const replyRow = ({ title, body }: BodyOf<'createBoardReply'>) => ({ title: cleanLine(title), body: cleanText(body) });

async function findReply(trx: Transaction<Tables>, id: string) {
  const reply = await lockRow(trx, 'board_replies', id, 'no key update');
  return reply;
}
