import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { paths } from './index.tsx';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalWordTestsDocument } from '../wordTests/generated/graphql.ts';
import { PortalWordDecksDocument } from './generated/graphql.ts';
import WordDecksPage from './WordDecksPage.tsx';

const meta = preview.meta({
  title: 'Portal/WordDecks',
  component: WordDecksPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.wordDecks })],
  beforeEach: ({ msw }) => msw.use(empty(PortalWordTestsDocument)),
});

const begun = { id: 'p', words: 40, studied: 18, mature: 5, due: 7 };
const wordDecks = [
  {
    ...buildWordDeck({ title: '미적분 용어', description: '극한, 미분, 적분의 용어' }),
    lecture: buildLecture(),
    progress: [begun],
  },
  { ...buildWordDeck(), lecture: null, progress: [] },
  { ...buildWordDeck({ title: '수능 필수 영단어 2', description: '' }), lecture: null, progress: [] },
];

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWordDecksDocument, { wordDecks })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '미적분 용어' })).toBeVisible();
    await expect(canvas.getAllByText('모든 강의')).toHaveLength(2);
    await expect(canvas.getByText('40개 가운데 18개 시작 · 5개 외움')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '복습하기 7' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '외우기' })).toHaveLength(2);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalWordDecksDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalWordDecksDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalWordDecksDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });
