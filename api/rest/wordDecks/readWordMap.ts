import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findRow } from '../_protocol/rows.ts';

/** Who knows which word of a deck. */
export const readWordMap: Handler<'readWordMap'> = async ({ trx, params, query }) => {
  const deck = await findRow(trx, 'word_decks', params.deckId);
  const { assignmentId = null, lectureId = null } = query;
  const { rows } = await sql<{ map: ReplyOf<'readWordMap'> }>`
    select word_map(${deck.id}::uuid, ${assignmentId}::uuid, ${lectureId}::uuid) as map`.execute(trx);
  return rows[0]!.map;
};
