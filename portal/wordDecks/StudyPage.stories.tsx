import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { hears, hearsLast, press, says, submit } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalStudyDocument, type PortalStudyQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';
import StudyPage from './StudyPage.tsx';

const { id, title } = buildWordDeck({ title: '미적분 용어' });
const word = (n: number, term: string, meaning: string, example = '') => ({
  id: `01990000-0000-7000-8000-0000000d000${n}`,
  term,
  meaning,
  synonyms: [],
  example,
  partOfSpeech: '명사',
});
const ago = (days: number) => inDays(-days);
const study: PortalStudyQuery = {
  wordDecks_by_pk: { id, title },
  due: [
    {
      id: namedId('r1'),
      state: 'REVIEW',
      dueAt: ago(1),
      stability: 8,
      difficulty: 5,
      scheduledDays: 8,
      learningSteps: 0,
      reps: 3,
      lapses: 0,
      lastReviewedAt: ago(9),
      word: word(1, 'derivative', '도함수', 'The derivative of a constant is zero.'),
    },
  ],
  wordTestPauses: [],
  begun: [],
  wordSettings: [{ newPerDay: 20, leastNew: 5, mostNew: 40 }],
  wordPaces: [],
  fresh: [word(2, 'integral', '적분')],
};
const sent = fn();
const reply = { states: [], refused: [], shifted: [] };

const meta = preview.meta({
  title: 'Portal/단어/외우기',
  component: StudyPage,
  ...onAPhone,
  decorators: [
    (Story, context) =>
      inPortal({
        at: (context.parameters['path'] as string | undefined) ?? paths.study(id),
        route: paths.study(':deckId'),
      })(Story, context),
  ],
  beforeEach: () => {
    localStorage.clear();
  },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalStudyDocument, study), filled('reviewWords', reply, sent)),
  play: async ({ canvas }) => {
    await says(canvas, 'derivative');
    await expect(canvas.queryByText('도함수')).toBeNull();
    await submit(canvas, '뜻 보기', '도함수');
    await expect(canvas.getByText('도함수')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^알맞음 .*일 뒤$/ })).toBeVisible();
    await userEvent.keyboard('3');
    await says(canvas, 'integral');
    await hears(
      sent,
      expect.objectContaining({ reviews: [expect.objectContaining({ wordId: study.due[0]!.word.id, rating: 3 })] }),
    );
    // Taken back, the word is asked again.
    await userEvent.keyboard('z');
    await says(canvas, 'derivative');
    await hearsLast(sent, expect.objectContaining({ reviews: [expect.objectContaining({ isUndone: true })] }));
    await userEvent.keyboard(' 3');
    await userEvent.keyboard(' 4');
    await says(canvas, '오늘 외울 단어를 다 했어요');
  },
});

const asked = fn();

/** Words that were wrong in a test are asked, due or not, and however many are new. */
export const Chosen = meta.story({
  parameters: { path: paths.studyOnly(id, [study.due[0]!.word.id, study.fresh[0]!.id]) },
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalStudyDocument, (variables: unknown) => {
        asked(variables);
        return { ...study, due: [{ ...study.due[0]!, dueAt: inDays(5) }], wordSettings: [], begun: [] };
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '남은 단어 2 · 답한 단어 0');
    await hears(
      asked,
      expect.objectContaining({
        only: [study.due[0]!.word.id, study.fresh[0]!.id],
      }),
    );
  },
});

/** The network is lost: the answer is kept, and said to be. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalStudyDocument, study), loading('reviewWords')),
  play: async ({ canvas }) => {
    await press(canvas, '뜻 보기');
    await submit(canvas, /^다시/, /아직 보내지 못한 답이 1개/);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalStudyDocument, { ...study, due: [], fresh: [] })),
  play: ({ canvas }) => says(canvas, '지금 외울 단어가 없어요'),
});

export const NotMine = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalStudyDocument, { ...study, wordDecks_by_pk: null, due: [], fresh: [] })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalStudyDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalStudyDocument)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible(),
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });
