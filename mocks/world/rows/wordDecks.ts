import { lectures, staff } from '../../cast.ts';
import { castId, idOf } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { decks } from '../texts/vocabulary.ts';
import { stamps, type Rows } from './row.ts';

const admin = staff.admin.id;
const lectureOfDeck: readonly (string | undefined)[] = [undefined, lectures.calculusB.id, lectures.statistics.id];

export const deckId = (at: number): string => castId(at < 3 ? 61 + at : 6100 + at);

/** The third is still being written. */
export const isPublished = (at: number): boolean => at !== 2;

export const wordId = ({ opened }: World, deck: number, word: number): string =>
  idOf('words', deck * 1000 + word, opened);

export function* wordDecks({ opened }: World): Rows<'word_decks'> {
  for (const [at, { title, description }] of decks.entries()) {
    yield {
      ...{ id: deckId(at), title, description, lecture_id: lectureOfDeck[at] ?? null, is_published: isPublished(at) },
      ...stamps(admin, opened),
    };
  }
}

export function* words(world: World): Rows<'words'> {
  for (const [at, { words: list }] of decks.entries()) {
    for (const [place, { term, meaning, synonyms }] of list.entries()) {
      yield {
        ...{ id: wordId(world, at, place), deck_id: deckId(at), sequence: place + 1, term, meaning, synonyms },
        ...stamps(admin, world.opened),
      };
    }
  }
}
