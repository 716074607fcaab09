import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, openForm, press, says, write } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import { DeckChoicesDocument, WordTestListDocument } from './generated/graphql.ts';
import WeekTests from './WeekTests.tsx';

const lecture = buildLecture();
const deck = buildWordDeck();
const weekId = '01990000-0000-7000-8000-00000000abcd';
const count = (count: number) => ({ aggregate: { count } });
const created = fn();

const test = {
  ...buildWordTestPlan({ deckId: deck.id }),
  deck,
  weeklyLecture: { id: weekId, lectureId: lecture.id, weekNumber: 5, specialName: null, placeInWeek: null, lecture },
  takers: [],
  tests_aggregate: count(9),
  standings: ['BELOW', 'BELOW', 'BELOW', 'REACHED', 'NEW'].map((state, at) => ({ id: namedId(`s${at}`), state })),
};

const meta = preview.meta({
  title: 'CRM/주차/단어 시험',
  component: WeekTests,
  decorators: [inWeek(lecture.id, weekId, 'word-tests')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestListDocument, {
        wordTestPlans: [
          test,
          { ...test, ...buildWordTestPlan({ title: '쓰기 시험', kind: 'SPELLING', examId: weekId }), standings: [] },
        ],
      }),
    ),
  play: ({ canvas }) => says(canvas, '미달 3명', '성적에 넣음'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WordTestListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordTestListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordTestListDocument)) });

export const Set = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      empty(WordTestListDocument),
      filled(DeckChoicesDocument, { wordDecks: [{ ...deck, words_aggregate: count(40) }] }),
      filled('createWordTestPlan', { id: deck.id, version: 1 }, created),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '단어 시험 등록', '단어 시험 등록');
    await dialog.findByRole('option', { name: `${deck.title} (40개)` });
    await choose(dialog, { 단어장: deck.id, 방식: 'SPELLING' });
    await userEvent.click(dialog.getByRole('checkbox', { name: '대소문자를 가리지 않음' }));
    await write(dialog, { '제한 시간': '5' });
    await press(dialog, '등록');
    await waitFor(() => expect(created).toHaveBeenCalled());
    await expect(created.mock.calls[0]![0]).toMatchObject({
      deckId: deck.id,
      weeklyLectureId: weekId,
      kind: 'SPELLING',
      ignoresCase: false,
      timeLimitSeconds: 300,
      maxAttempts: null,
      questionCount: 20,
    });
  },
});
