import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockRow } from '../_protocol/rows.ts';

type Word = BodyOf<'saveWords'>['words'][number];

/** The columns of a word that people write. */
const columnsOf = ({ term, meaning, synonyms, example, partOfSpeech }: Word) => ({
  term: clean(term),
  meaning: clean(meaning),
  synonyms: synonyms.map(clean),
  example: clean(example),
  part_of_speech: clean(partOfSpeech),
});

const clean = (text: string): string => text.normalize('NFC').trim();

/** Writes the words of a deck as a grid has them, in their order; an id keeps what was learnt of the word. */
export const saveWords: Handler<'saveWords'> = async ({ trx, params, body }) => {
  // One save of a deck after another.
  const deck = await lockRow(trx, 'word_decks', params.deckId);
  const stored = await trx
    .selectFrom('words')
    .select(['id', 'version', 'term', 'meaning', 'synonyms', 'example', 'part_of_speech'])
    .where('deck_id', '=', deck.id)
    .orderBy('sequence')
    .execute();
  const byId = new Map(stored.map((word) => [word.id, word]));
  let changed = 0;
  for (const word of body.words) {
    if (word.id === undefined) continue;
    const before = byId.get(word.id);
    if (!before)
      throw new Problem(409, 'gone', `${word.term}: 그 사이 삭제된 단어입니다. 새로고침한 뒤 다시 해 주세요.`);
    const { id, version, ...columns } = before;
    const wanted = columnsOf(word);
    if (JSON.stringify(columns) === JSON.stringify(wanted)) continue;
    changed++;
    // Another version than the stored one is refused by the table, with both values.
    await trx
      .updateTable('words')
      .set({ ...wanted, version: word.version ?? version })
      .where('id', '=', id)
      .execute();
  }
  const fresh = body.words.filter(({ id }) => id === undefined);
  const added = fresh.length === 0 ? [] : await addWords(trx, deck.id, fresh);
  const waiting = [...added];
  const ids = body.words.map(({ id }) => id ?? waiting.shift()!);
  await order(trx, deck.id, ids);
  return { added: added.length, changed };
};

/** Adds words after the others, and gives their ids in this order. */
async function addWords(trx: Transaction<Tables>, deckId: string, words: readonly Word[]): Promise<string[]> {
  const { last } = await trx
    .selectFrom('words')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('deck_id', '=', deckId)
    .executeTakeFirstOrThrow();
  const rows = words.map((word, at) => ({ deck_id: deckId, sequence: Number(last ?? 0) + at + 1, ...columnsOf(word) }));
  const made = await trx.insertInto('words').values(rows).returning(['id', 'sequence']).execute();
  return made.toSorted((one, other) => one.sequence - other.sequence).map(({ id }) => id);
}

/** Numbers the words of a deck: the named ones in this order, then the others as they stood. */
async function order(trx: Transaction<Tables>, deckId: string, ids: readonly string[]): Promise<void> {
  await sql`update words set sequence = placed.place
    from (
      select words.id, row_number() over (order by named.place nulls last, words.sequence)::integer as place
      from words left join unnest(${[...ids]}::uuid[]) with ordinality as named (id, place) on named.id = words.id
      where words.deck_id = ${deckId}::uuid
    ) as placed
    where words.id = placed.id and words.sequence <> placed.place`.execute(trx);
}
