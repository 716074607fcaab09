import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { hears, hearsLast, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalStudyDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import StudyPage from './StudyPage.tsx';
import { always, id, inStudy, reply, study } from './testing/studyPage.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Portal/단어/외우기',
  component: StudyPage,
  ...onAPhone,
  decorators: [inStudy],
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...always);
  },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalStudyDocument, study), filled('reviewWords', reply, sent)),
});

Filled.test('A word is rated, and taken back', async ({ canvas }) => {
  await says(canvas, 'derivative');
  await expect(canvas.queryByText('도함수')).toBeNull();
  await submit(canvas, /뜻 보기$/, '도함수');
  await expect(canvas.getByText('도함수')).toHaveFocus();
  await sees(canvas.getByRole('button', { name: /^알맞음 .*일 뒤$/ }));
  await userEvent.keyboard('3');
  await says(canvas, 'integral', /^알맞음 · .*일 뒤에 다시 나와요$/, '1 / 3');
  await expect(canvas.getByRole('button', { name: /뜻 보기$/ })).toHaveFocus();
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
  await says(canvas, '오늘 외울 단어를 다 했어요', '4일째 이어서 공부하고 있어요');
  await expect(canvas.getByRole('heading', { name: '오늘 외울 단어를 다 했어요' })).toHaveFocus();
  await expect(canvas.queryByText('헷갈린 단어')).toBeNull();
  await expect(canvas.getByRole('link', { name: '단어장 목록' })).toHaveAttribute('data-variant', 'primary');
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
    await says(canvas, '0 / 3');
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
    await press(canvas, /뜻 보기$/);
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
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });
