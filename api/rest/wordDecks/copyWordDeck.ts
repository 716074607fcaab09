import { sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';

/** A new deck with the same words, not published. */
export const copyWordDeck: Handler<'copyWordDeck'> = async ({ trx, params, body }) => {
  const deck = await trx
    .selectFrom('word_decks')
    .select(['id', 'description', 'lecture_id'])
    .where('id', '=', params.deckId)
    .executeTakeFirst();
  if (!deck) throw notFound('단어장');
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
