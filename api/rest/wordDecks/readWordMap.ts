import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Who knows which word of a deck. */
export const readWordMap: Handler<'readWordMap'> = async ({ trx, params, query }) => {
  const deck = await trx.selectFrom('word_decks').select('id').where('id', '=', params.deckId).executeTakeFirst();
  if (!deck) throw notFound('단어장');
  const { assignmentId = null, lectureId = null } = query;
  const { rows } = await sql<{ map: ReplyOf<'readWordMap'> }>`
    select word_map(${deck.id}::uuid, ${assignmentId}::uuid, ${lectureId}::uuid) as map`.execute(trx);
  return rows[0]!.map;
};
