import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { choose, hears, says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalWordDecksDocument, type PortalWordDecksQuery } from './generated/graphql.ts';
import { PortalWordTestsDocument } from '../wordTests/generated/graphql.ts';
import WordDecksPage from './WordDecksPage.tsx';

const meta = preview.meta({
  title: 'Portal/단어/단어장',
  component: WordDecksPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.wordDecks })],
  beforeEach: ({ msw }) => msw.use(empty(PortalWordTestsDocument)),
});

const begun = (studied: number, mature: number, due: number) => ({
  id: namedId(`progress ${studied}`),
  words: 40,
  studied,
  mature,
  due,
});
const wordDecks = [
  {
    ...buildWordDeck({ title: '미적분 용어', description: '극한, 미분, 적분의 용어' }),
    lecture: buildLecture(),
    progress: [begun(18, 5, 7)],
  },
  { ...buildWordDeck(), lecture: null, progress: [begun(20, 3, 0)] },
  { ...buildWordDeck({ title: '수능 필수 영단어 2', description: '' }), lecture: null, progress: [begun(15, 2, 11)] },
];

const given = (id: string, deck: number, dueOn: string, known: number) => ({
  id,
  dueOn,
  firstPlace: 1,
  lastPlace: 20,
  target: 15,
  known,
  due: 15 - known,
  deckId: wordDecks[deck]!.id,
});
const words: PortalWordDecksQuery = {
  wordDecks,
  assignments: [given('a1', 1, dateOf(1), 15), given('a2', 2, dateOf(3), 4)],
  wordStreaks: [{ today: dateOf(0), days: 3, weekGoal: 5 }],
  wordStudyDays: [0, -1, -2].map((after) => ({ day: dateOf(after) })),
  wordDueDays: [0, 1, 2, 5].map((after) => ({ id: namedId(`w${after}`), day: dateOf(after), words: 18 - 3 * after })),
  wordSettings: [{ newPerDay: 20, leastNew: 5, mostNew: 40 }],
  wordPaces: [],
};
const chosen = fn();

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    let { wordPaces } = words;
    msw.use(
      filled(PortalWordDecksDocument, () => ({ ...words, wordPaces })),
      filled('chooseWordPace', (_, { newPerDay }) => {
        chosen({ newPerDay });
        wordPaces = newPerDay === null ? [] : [{ newPerDay }];
      }),
    );
  },
});

Filled.test('Each deck once, and another number a day', async ({ canvas }) => {
  await sees(canvas.findByRole('heading', { name: '미적분 용어' }));
  await expect(canvas.getAllByText('모든 강의')).toHaveLength(2);
  await says(canvas, '40개 중 18개 시작', '5개 외움');
  await sees(canvas.getByRole('link', { name: '복습하기 7' }));
  await expect(canvas.getAllByRole('link', { name: '외우기' })).toHaveLength(1);
  await says(canvas, '3일째 이어서 공부하고 있어요');
  // Each deck is named once, with what was assigned of it; what must be known first comes first.
  const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(titles.filter((title) => title === '수능 필수 영단어 2')).toHaveLength(1);
  await expect(titles[0]).toBe('수능 필수 영단어 2');
  const [open, done] = canvas.getAllByRole('link', { name: /^과제 · .*까지.*목표 15개/ });
  await expect(open).toHaveTextContent('4/15');
  await expect(open).toHaveAttribute('href', expect.stringContaining('?from=1&to=20'));
  await expect(done).toHaveTextContent('다 했어요');
  await choose(canvas, { '단어장마다 하루에 배울 새 단어': '10개' });
  await hears(chosen, { newPerDay: 10 });
});

/** Days were missed: the words look forward. */
export const Missed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalWordDecksDocument, {
        ...words,
        wordStreaks: [{ today: dateOf(0), days: 0, weekGoal: 5 }],
        wordStudyDays: [{ day: dateOf(-4) }],
      }),
    ),
  play: ({ canvas }) => says(canvas, '오늘 다시 시작해요'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalWordDecksDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalWordDecksDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalWordDecksDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });
