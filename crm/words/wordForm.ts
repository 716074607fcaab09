import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import type { WordFactsFragment } from './generated/graphql.ts';
import { words } from './generated/limits.ts';

const text = zod.string().check(zod.normalize('NFC'), zod.trim());

const schema = zod.object({
  term: words.term,
  meaning: words.meaning,
  /** Separated by commas. */
  synonyms: text.check(
    zod.refine((typed) => synonymsOf(typed).length <= MOST_SYNONYMS, { error: '스무 개까지 적을 수 있습니다.' }),
  ),
  example: words.example,
  partOfSpeech: words.partOfSpeech,
});

/** The form's values. */
export type WordForm = zod.infer<typeof schema>;

/** Validates the form of a word. */
export const wordForm = schemaResolver(schema);

/** How many other answers a word takes at most. */
export const MOST_SYNONYMS = 20;

/** A word as the form shows it; blank for a new one. */
export function formOf(word: WordFactsFragment | undefined): WordForm {
  if (!word) return { term: '', meaning: '', synonyms: '', example: '', partOfSpeech: '' };
  const { term, meaning, synonyms, example, partOfSpeech } = word;
  return { term, meaning, synonyms: synonyms.join(', '), example, partOfSpeech };
}

/** The columns of a form's values. */
export function inputOf({ synonyms, ...rest }: WordForm) {
  return { ...rest, synonyms: synonymsOf(synonyms) };
}

/** Other answers, typed between commas. */
export function synonymsOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,，]/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ];
}
