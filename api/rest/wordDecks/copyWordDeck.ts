import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { findRow } from '../_protocol/rows.ts';

/** A new deck with the same words, not published. */
export const copyWordDeck: Handler<'copyWordDeck'> = async ({ trx, params, body }) => {
  const deck = await findRow(trx, 'word_decks', params.deckId);
  const made = await trx
    .insertInto('word_decks')
    .values({ title: cleanLine(body.title), description: deck.description, lecture_id: deck.lecture_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into words (deck_id, sequence, term, meaning, synonyms, example, part_of_speech)
    select ${made.id}::uuid, row_number() over (order by sequence), term, meaning, synonyms, example, part_of_speech
    from words where deck_id = ${deck.id}::uuid`.execute(trx);
  return made;
};
