import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { replay, type Rating } from '#recall/scheduler.ts';
import { keepAnswer, keptAnswers, sendKept } from './outbox.ts';
import { answered, beginSession, nextCard, progressOf, undone, type StudyAnswer, type StudyWord } from './session.ts';
import { newPerDay } from './pace.ts';
import { intervalWords } from './words.ts';

const now = new Date('2026-11-23T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const word = (n: number): StudyWord => ({
  id: `w${n}`,
  term: `word ${n}`,
  meaning: '뜻',
  synonyms: [],
  example: '',
  partOfSpeech: '',
});
const dueCard = (n: number, minutes: number) => ({
  word: word(n),
  recall: { ...replay([{ rating: 3, reviewedAt: later(-10_000) }])!, dueAt: later(minutes) },
});

describe('a sitting', () => {
  it('asks what is due longest, then new words up to the number of the day', () => {
    let session = beginSession([dueCard(1, -5), dueCard(2, -50)], [word(3), word(4), word(5)], 2, now);
    const asked = [];
    for (let card = nextCard(session, now); card && asked.length < 4; card = nextCard(session, now)) {
      asked.push(card.word.id);
      [session] = answered(session, card, 4, now);
    }
    expect(asked).toEqual(['w2', 'w1', 'w3', 'w4']);
    expect(nextCard(session, now)).toBeUndefined();
    expect(progressOf(session, now)).toEqual({ done: 4, total: 4 });
  });

  it('says how far it is in cards: a new word comes twice, a forgotten one once more', () => {
    const learnt = { ...replay([{ rating: 4, reviewedAt: later(-10_000) }])!, dueAt: later(-5) };
    let session = beginSession([{ word: word(1), recall: learnt }], [word(2)], 5, now);
    const told = [];
    for (const rating of [1, 3, 3, 3] as const) {
      told.push(progressOf(session, now));
      [session] = answered(session, nextCard(session, now)!, rating, now);
    }
    told.push(progressOf(session, now));
    expect(told.map(({ done, total }) => `${done} / ${total}`)).toEqual(['0 / 3', '1 / 4', '2 / 4', '3 / 4', '4 / 4']);
    expect(nextCard(session, now)).toBeUndefined();
  });

  it('asks a forgotten word again before it ends, and takes an answer back', () => {
    const begun = beginSession([dueCard(1, -5)], [], 5, now);
    const [session, answer] = answered(begun, nextCard(begun, now)!, 1, now);
    expect(nextCard(session, now)?.word.id).toBe('w1');
    const [before, back] = undone(session)!;
    expect(before).toEqual(begun);
    expect(back).toEqual({ ...answer, isUndone: true });
    expect(undone(begun)).toBeNull();
  });

  it('ends whatever is answered, once each word is known', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Rating>(1, 2, 3, 4), { maxLength: 60 }), (given) => {
        let session = beginSession([dueCard(1, -5)], [word(2), word(3)], 20, now);
        let at = now;
        const ratings = [...given, ...Array.from({ length: 40 }, () => 4 as const)];
        while (nextCard(session, at) && ratings.length > 0) {
          at = new Date(at.getTime() + 10_000);
          [session] = answered(session, nextCard(session, at)!, ratings.shift()!, at);
        }
        expect(nextCard(session, at)).toBeUndefined();
      }),
    );
  });
});

it('gives as many new words as a student chose within the bounds, else the academy’s number', () => {
  const wordSettings = [{ newPerDay: 20, leastNew: 5, mostNew: 40 }];
  const given = (...chosen: number[]) => newPerDay({ wordSettings, wordPaces: chosen.map((n) => ({ newPerDay: n })) });
  expect([given(), given(10), given(90), given(1)]).toEqual([20, 10, 40, 5]);
});

describe('answers that are kept', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as Storage;
  });
  const one = (n: number): StudyAnswer => ({ id: `a${n}`, wordId: 'w', rating: 3, reviewedAt: now.toISOString() });

  it('arrive all, however often the network fails in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('answer', 'lost', 'reply lost', 'sent')), async (steps) => {
        const arrived = new Set<string>();
        let count = 0;
        const send = (mood: string) => async (batch: StudyAnswer[]) => {
          if (mood === 'lost') throw new Error('offline');
          for (const { id } of batch) arrived.add(id);
          if (mood === 'reply lost') throw new Error('offline');
        };
        for (const step of steps) {
          if (step === 'answer') keepAnswer('me', one(count++));
          else await sendKept('me', send(step)).catch(() => undefined);
        }
        await sendKept('me', send('sent'));
        expect(arrived.size).toBe(count);
        expect(keptAnswers('me')).toEqual([]);
      }),
    );
  });

  it('stay when they are kept or taken back while others are sent', async () => {
    keepAnswer('me', one(1));
    const sent: StudyAnswer[][] = [];
    await sendKept('me', async (batch) => {
      sent.push(batch);
      if (sent.length === 1) keepAnswer('me', { ...one(1), isUndone: true });
    });
    expect(sent).toEqual([[one(1)], [{ ...one(1), isUndone: true }]]);
  });

  it('are each person’s own', () => {
    keepAnswer('me', one(1));
    expect(keptAnswers('other')).toEqual([]);
  });
});

it.each([
  [1, '1분'],
  [10, '10분'],
  [150, '3시간'],
  [1440 * 8, '8일'],
  [1440 * 65, '2달'],
  [1440 * 800, '2년'],
])('%i minutes are %s', (minutes, words) => expect(intervalWords(now, later(minutes))).toBe(words));
