// @module-tag timeless
import { describe, expect, it } from 'vitest';
import { newRecall, review } from '#recall/scheduler.ts';
import { isSpelt, modeOf, ratingOf, rightAnswers } from './asking.ts';

const now = new Date('2026-11-23T10:00:00Z');
const word = {
  id: 'w',
  term: 'Look after',
  meaning: '돌보다',
  synonyms: ['care for', '보살피다'],
  example: '',
  partOfSpeech: '',
};
const fresh = { word, recall: newRecall(now) };
const learnt = { word, recall: review(fresh.recall, { rating: 3, reviewedAt: now }) };
const others = [
  { term: 'Look after', meaning: '돌보다' },
  { term: 'tend', meaning: '돌보다' },
  { term: 'look after', meaning: '뒤를 봐주다' },
];
const strange = [...others, { term: 'abandon', meaning: '버리다' }];

describe('how a word is asked', () => {
  it('is as a card in every mode as long as it is new', () => {
    const ways = (['CARD', 'SPELLING', 'CHOICE'] as const).map((mode) => [
      modeOf(mode, fresh, strange),
      modeOf(mode, learnt, strange),
    ]);
    expect(ways).toEqual([
      ['CARD', 'CARD'],
      ['CARD', 'SPELLING'],
      ['CARD', 'CHOICE'],
    ]);
  });

  it('is as a card where the deck has no other meaning to choose', () => {
    expect(modeOf('CHOICE', learnt, others)).toBe('CARD');
  });
});

describe('what is right', () => {
  it('is the word, its twins in the deck, and synonyms in its language', () => {
    expect(rightAnswers(word, strange, 'term')).toEqual(['Look after', 'tend', 'care for']);
    expect(rightAnswers(word, strange, 'meaning')).toEqual(['돌보다', '뒤를 봐주다', '보살피다']);
  });

  it.each([
    ['look after', true],
    [' LOOKAFTER ', true],
    ['tend', true],
    ['look for', false],
    ['', false],
  ])('%j is the word: %s', (typed, is) => expect(isSpelt(typed, word, others)).toBe(is));
});

it('tells FSRS 다시 for what was wrong and 알맞음 for what was right, never 쉬움', () => {
  expect([ratingOf(false), ratingOf(true)]).toEqual([1, 3]);
});
